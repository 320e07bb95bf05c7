import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";

import { Match } from "../../../src/honjin/web/js/match.js";

/** A socket in the hands of the test: what it sends is read, and what the table says is put into its mouth. */
class Socket extends EventTarget {
  static OPEN = 1;
  static made = [];

  constructor() {
    super();
    this.readyState = Socket.OPEN;
    this.sent = [];
    Socket.made.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    if (this.readyState !== Socket.OPEN) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1006 }));
  }

  hear(message) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

const WELCOME = {
  type: "welcome",
  epoch: "",
  link: "",
  since: 0,
  seen: 0,
  told: [],
  chat: [],
  kinds: {},
  names: {},
  now: {},
  scene: null,
  match: { commitment: "c", nonces: { russia: "n" }, seats: { japan: { you: true }, russia: {} } },
};

/** Until all that was promised has been kept. */
const settled = () =>
  new Promise((done) => {
    setImmediate(done);
  });

describe("whoever sits down at a match that has not begun", () => {
  const latest = () => Socket.made.at(-1);
  const sitDown = (seat) => {
    const match = new Match("m", seat);
    latest().hear(WELCOME);
    return match;
  };
  const added = () => Socket.made.flatMap(({ sent }) => sent).map((message) => [message.do, message.nonce]);

  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
    Socket.made = [];
    const stored = new Map();
    Object.assign(globalThis, {
      WebSocket: Socket,
      document: new EventTarget(),
      addEventListener: () => {},
      location: { href: "http://table/" },
      localStorage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) },
    });
  });

  test("adds to the dice, once", async () => {
    sitDown("japan");
    const [{ commitment, nonce, id }] = latest().sent;
    assert.equal(commitment, "c");
    latest().hear({ type: "reply", id });
    latest().hear({ ...WELCOME, match: { ...WELCOME.match, nonces: { japan: nonce, russia: "n" } } });
    await settled();
    mock.timers.tick(20_000);
    assert.deepEqual(added(), [["nonce", nonce]]);
  });

  test("adds nothing for the seat of another, nor as an onlooker", () => {
    for (const seat of ["russia", "spectator"]) {
      sitDown(seat);
      assert.deepEqual(added(), []);
    }
  });

  test("adds the same again over a new line if the table could not take it", async () => {
    sitDown("japan");
    latest().hear({ type: "error", id: 1, code: "busy" });
    await settled();
    mock.timers.tick(1000);
    assert.equal(Socket.made.length, 2);
    latest().hear(WELCOME);
    const [first, second, ...more] = added();
    assert.deepEqual(second, first);
    assert.deepEqual(more, []);
  });

  test("is content if the table has it already", async () => {
    sitDown("japan");
    latest().hear({ type: "error", id: 1, code: "stale" });
    await settled();
    mock.timers.tick(1000);
    assert.equal(Socket.made.length, 1);
  });
});
