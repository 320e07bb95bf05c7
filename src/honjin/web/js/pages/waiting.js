// The page of an invitation: copies the link, offers the phone's own way to share, and becomes the table when it is full.
import { copyButton } from "./copy.js";
import { pageData } from "./page.js";
import { get } from "./post.js";

const EVERY = 1500;
const { match: id } = pageData();

for (const name of ["", "umpire-"]) {
  const button = document.getElementById(`${name}copy`);
  if (button) copyButton(button, document.getElementById(`${name}link`));
}

async function look() {
  try {
    const { match } = await get(`/api/matches/${id}`);
    const isFull = Object.values(match.seats).every((seat) => seat.kind !== "open");
    // As long as the link for an umpire stands here, its reader goes to the table when he likes.
    const isWanted = document.getElementById("umpire-link") && match.umpire?.kind === "open";
    if (isFull && !isWanted) location.replace(`/table/${id}`);
  } catch (refused) {
    // Withdrawn on another device. Otherwise the connection is down for a moment: the next look will tell.
    if (refused.status === 404) location.replace("/");
  }
}

setInterval(() => document.hidden || look(), EVERY);
document.addEventListener("visibilitychange", look);
