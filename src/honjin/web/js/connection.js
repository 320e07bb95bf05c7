/** The connection to a table: one WebSocket that comes back by itself, and promises for what is asked over it. */

const PAUSES = [0.4, 1, 2, 4, 8, 15];
const PING_EVERY = 25_000;
const REPLY_WITHIN = 20_000;
/** What the table has to think about: nobody can say how long, but as long as the line lives the reply will come. */
const TAKES_THOUGHT = ["odds", "hint"];
/** Closed for good: nobody is signed in any more, the seat is another's, there is no such match. */
const BARRED = [4401, 4403, 4404];

/**
 * Refused by the table: `code` says how, `detail` is the whole message. Two codes are of the line itself: `offline`,
 * nothing was sent; `unanswered`, nobody knows what became of it.
 */
export class Refused extends Error {
  constructor(detail) {
    super(detail.code);
    this.code = detail.code;
    this.detail = detail;
  }
}

export class Connection {
  /**
   * @param {{address: () => string, hear: (message: object) => void, state: (state: string) => void}} ends
   *   `address` is asked at every attempt, so that it can say from where to resume; `state` hears
   *   `opening`, `open`, `lost`, `barred` and `closed`
   */
  constructor({ address, hear, state }) {
    this.address = address;
    this.hear = hear;
    this.state = state;
    this.asked = new Map();
    this.lastId = 0;
    this.failures = 0;
    this.closed = false;
    this.wake = () => (this.failures ? !document.hidden && this.open() : this.ping().catch(() => {}));
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.closed || this.socket?.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    if (!this.failures) this.state("opening");
    socket.addEventListener("message", (message) => this.take(JSON.parse(message.data)));
    socket.addEventListener("close", (event) => socket === this.socket && this.lose(event.code));
  }

  take(message) {
    if (message.type === "welcome") {
      this.failures = 0;
      this.state("open");
      clearInterval(this.pulse);
      this.pulse = setInterval(() => this.ping().catch(() => this.restart()), PING_EVERY);
      // Opened behind other windows.
      if (document.hidden) this.ping().catch(() => {});
    }
    const waiting = this.asked.get(message.id);
    if (waiting && (message.type === "reply" || message.type === "error")) {
      this.asked.delete(message.id);
      clearTimeout(waiting.timer);
      if (message.type === "reply") waiting.resolve(message);
      else waiting.reject(new Refused(message));
    }
    this.hear(message);
  }

  /** Say that we are here, and whether anybody looks: who does not is called when it is his move. */
  ping() {
    return this.ask("ping", document.hidden ? { away: true } : {});
  }

  /** Send a message; the promise has the table's reply, or is refused. */
  ask(what, fields = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused({ code: "offline" }));
    return new Promise((resolve, reject) => {
      const id = ++this.lastId;
      const late = () => {
        this.asked.delete(id);
        reject(new Refused({ code: "unanswered" }));
      };
      const timer = TAKES_THOUGHT.includes(what) ? null : setTimeout(late, REPLY_WITHIN);
      this.asked.set(id, { resolve, reject, timer });
      this.socket.send(JSON.stringify({ do: what, id, ...fields }));
    });
  }

  /** Give up this line: the next one begins with everything anew. */
  restart() {
    this.socket.close();
  }

  lose(code) {
    clearInterval(this.pulse);
    for (const { reject, timer } of this.asked.values()) {
      clearTimeout(timer);
      reject(new Refused({ code: "unanswered" }));
    }
    this.asked.clear();
    if (this.closed) return;
    if (BARRED.includes(code)) {
      this.closed = true;
      this.state("barred");
      return;
    }
    this.state("lost");
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)];
    this.failures += 1;
    // Not all the tables of a server that restarts at the same moment.
    this.timer = setTimeout(() => this.open(), 1000 * pause * (0.8 + 0.4 * Math.random()));
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.state("closed");
  }
}
