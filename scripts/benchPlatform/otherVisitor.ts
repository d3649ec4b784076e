import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { createProbe } from "./probe.ts";
import type { Site } from "./wireRequest.ts";

// A thread of its own: how long another visitor waits must not depend on how busy the sender of bodies is.

const ASK_EVERY_MS = 2;

const probe = createProbe(workerData as Site);
let slowest = 0;
let isWanted = false;
parentPort?.on("message", () => (isWanted = true));
for (;;) {
  slowest = Math.max(slowest, await probe.ask());
  if (isWanted) {
    // The longest wait since the last message.
    parentPort?.postMessage(slowest);
    slowest = 0;
    isWanted = false;
  }
  await setTimeout(ASK_EVERY_MS);
}
