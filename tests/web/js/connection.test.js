import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";

import { Connection, Refused } from "../../../src/honjin/web/js/connection.js";

/** A socket in the hands of the test. */
class Socket extends EventTarget {
  static OPEN = 1;
  static made = [];

  constructor(address) {
    super();
    this.address = address;
    this.readyState = 0;
    this.sent = [];
    Socket.made.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.drop(1000);
  }

  hear(message) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  accept() {
    this.readyState = Socket.OPEN;
    this.hear({ type: "welcome" });
  }

  drop(code) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

const refusedAs = (code) => (error) => error instanceof Refused && error.code === code;

describe("a connection", () => {
  let states;
  let heard;
  let connection;
  let page;
  const latest = () => Socket.made.at(-1);

  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
    globalThis.WebSocket = Socket;
    page = new EventTarget();
    globalThis.document = page;
    globalThis.addEventListener = page.addEventListener.bind(page);
    globalThis.removeEventListener = page.removeEventListener.bind(page);
    Socket.made = [];
    states = [];
    heard = [];
    let attempt = 0;
    connection = new Connection({
      address: () => `ws://table/${(attempt += 1)}`,
      hear: (message) => heard.push(message.type),
      state: (state) => states.push(state),
    });
  });

  test("is open when the table has said welcome", () => {
    assert.deepEqual(states, ["opening"]);
    latest().accept();
    assert.deepEqual(states, ["opening", "open"]);
    assert.deepEqual(heard, ["welcome"]);
  });

  test("has the reply to what was asked, whatever else comes between", async () => {
    latest().accept();
    const [first, second] = [connection.ask("odds"), connection.ask("why", { touch: ["a"] })];
    assert.deepEqual(latest().sent, [
      { do: "odds", id: 1 },
      { do: "why", id: 2, touch: ["a"] },
    ]);
    latest().hear({ type: "news" });
    latest().hear({ type: "reply", id: 2, yes: true });
    latest().hear({ type: "error", id: 1, code: "not-yours" });
    assert.equal((await second).yes, true);
    await assert.rejects(first, refusedAs("not-yours"));
  });

  test("refuses at once what is asked while it is not open", async () => {
    await assert.rejects(connection.ask("odds"), refusedAs("offline"));
    assert.deepEqual(latest().sent, []);
  });

  test("gives up a question after a while, and all of them when it is lost", async () => {
    latest().accept();
    const late = connection.ask("answer");
    mock.timers.tick(20_000);
    await assert.rejects(late, refusedAs("unanswered"));
    const lost = connection.ask("answer");
    latest().drop(1006);
    await assert.rejects(lost, refusedAs("unanswered"));
  });

  for (const what of ["odds", "hint"]) {
    test(`waits for ${what} as long as it is open: the table thinks about it`, async () => {
      latest().accept();
      const slow = connection.ask(what);
      const { id } = latest().sent.at(-1);
      mock.timers.tick(24_000);
      latest().hear({ type: "reply", id, thought: "long" });
      assert.equal((await slow).thought, "long");
      const lost = connection.ask(what);
      latest().drop(1006);
      await assert.rejects(lost, refusedAs("unanswered"));
    });
  }

  test("comes back by itself, later and later, with the address of that moment", () => {
    latest().accept();
    for (const [at, seconds] of [0.4, 1, 2, 4, 8, 15, 15].entries()) {
      const part = (at % 3) / 2.5;
      mock.method(Math, "random", () => part);
      latest().drop(1006);
      assert.equal(states.at(-1), "lost");
      const pause = Math.round(1000 * seconds * (0.8 + 0.4 * part));
      mock.timers.tick(pause - 1);
      assert.equal(Socket.made.length, at + 1, "not yet");
      mock.timers.tick(2);
      assert.equal(latest().address, `ws://table/${at + 2}`);
    }
    mock.restoreAll();
    latest().accept();
    latest().drop(1006);
    mock.timers.tick(1000 * 0.5);
    assert.equal(latest().address, "ws://table/9");
  });

  test("says once that it opens, not at every attempt", () => {
    latest().drop(1006);
    mock.timers.tick(600);
    assert.deepEqual(states, ["opening", "lost"]);
  });

  for (const code of [4401, 4403, 4404]) {
    test(`stays closed where nobody may come in: ${code}`, () => {
      latest().drop(code);
      mock.timers.tick(60_000);
      assert.deepEqual(states, ["opening", "barred"]);
      assert.equal(Socket.made.length, 1);
    });
  }

  test("comes back at once when the network does, but only if it was lost", () => {
    latest().accept();
    page.dispatchEvent(new Event("online"));
    assert.equal(Socket.made.length, 1);
    latest().drop(1006);
    page.dispatchEvent(new Event("online"));
    assert.equal(Socket.made.length, 2);
    page.dispatchEvent(new Event("online"));
    latest().readyState = Socket.OPEN;
    page.dispatchEvent(new Event("online"));
    assert.equal(Socket.made.length, 2, "one attempt at a time");
  });

  test("asks now and then whether the table is still there, and starts anew if it is not", async () => {
    latest().accept();
    mock.timers.tick(25_000);
    assert.deepEqual(latest().sent.at(-1), { do: "ping", id: 1 });
    mock.timers.tick(20_000);
    await new Promise((done) => {
      setImmediate(done);
    });
    assert.equal(states.at(-1), "lost");
  });

  test("closed by the page stays closed", () => {
    latest().accept();
    connection.close();
    page.dispatchEvent(new Event("online"));
    mock.timers.tick(60_000);
    assert.equal(Socket.made.length, 1);
    assert.equal(states.at(-1), "closed");
  });
});
