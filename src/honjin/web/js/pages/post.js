// Speaking to the server: one way to send, one kind of error.
import { pageData } from "./page.js";

/** An answer that is not a success; `code` and `detail` come from the server. */
export class Refused extends Error {
  constructor(status, body) {
    super(body.detail || String(status));
    this.status = status;
    this.code = body.code || "";
    this.refusal = body.refusal;
  }
}

async function answered(response) {
  if (response.ok) return response.status === 204 || response.redirected ? null : response.json();
  let body = {};
  try {
    body = await response.json();
  } catch {
    // No JSON: the status says enough.
  }
  throw new Refused(response.status, body);
}

/** Sends a form as it is. */
export async function send(address, form) {
  // Kept alive: somebody who chooses and goes to another page at once has chosen all the same.
  const how = { method: "POST", redirect: "manual", keepalive: true };
  const response = await fetch(address, { ...how, body: new URLSearchParams(form) });
  if (response.type === "opaqueredirect") return;
  if (!response.ok) throw new Refused(response.status, {});
}

/** Sends JSON to the API and gives back its JSON. */
export async function post(address, body = {}) {
  const headers = { "content-type": "application/json", "x-csrf-token": pageData().csrf };
  return answered(await fetch(address, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** Asks the API. */
export async function get(address) {
  return answered(await fetch(address, { headers: { accept: "application/json" } }));
}
