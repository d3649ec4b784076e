import type { SentMessage, SimulatorLog, SimulatorState } from "../simulatorState.ts";
import { clockPart } from "./clockPart.ts";
import { countriesPart } from "./countriesPart.ts";
import { byId } from "./dom.ts";
import { faultsPart } from "./faultsPart.ts";
import { logPart } from "./logPart.ts";
import { outboxPart } from "./outboxPart.ts";
import { afterChanges, ask, order, say } from "./server.ts";
import { sitesPart } from "./sitesPart.ts";

/** The update interval of the page while it is visible. */
const LOOK_EVERY_MS = 2000;

const draws = [clockPart(), sitesPart(), countriesPart(), faultsPart()];
const outbox = outboxPart(() => void look());
const log = logPart();
const pause = byId("pause", HTMLButtonElement);
let looking: Promise<void> | undefined;
let isLost = false;

const isPaused = (): boolean => pause.ariaPressed === "true";

/** Fetches everything and renders the changes; overlapping updates run one after the other. */
async function look(): Promise<void> {
  await looking;
  looking = drawAll().finally(() => {
    looking = undefined;
  });
  await looking;
}

async function drawAll(): Promise<void> {
  try {
    const state = await ask<SimulatorState>("state");
    const messages = await ask<readonly SentMessage[]>(`outbox?recipient=${encodeURIComponent(outbox.recipient())}`);
    const requests = await ask<SimulatorLog>(`log?after=${log.after()}`);
    for (const draw of draws) draw(state);
    outbox.draw(messages);
    log.draw(requests, state.sites);
    if (isLost) say("The server responds again.");
    isLost = false;
  } catch {
    if (!isLost) say("The server does not respond.", true);
    isLost = true;
  }
}

pause.addEventListener("click", () => {
  pause.ariaPressed = String(!isPaused());
  if (!isPaused()) void look();
});
byId("reset", HTMLButtonElement).addEventListener(
  "click",
  () => void order("Time, errors, countries and sites were reset.", "reset", {}),
);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !isPaused()) void look();
});
setInterval(() => {
  if (!document.hidden && !isPaused() && looking === undefined) void look();
}, LOOK_EVERY_MS);
afterChanges(look);
await look();
