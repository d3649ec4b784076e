import type { DrawReply, DrawRequest } from "./drawApart.ts";
import { drawIcons } from "./drawIcons.ts";
import { drawRaster } from "./drawRaster.ts";

/** Milliseconds between two looks at what has been used. */
const LOOK = 50;

const send = (reply: DrawReply): void => void process.send?.(reply);

// If the parent is gone, nobody waits. `process.exit` would wait until the image library has finished.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

// Ctrl-C reaches every process of the terminal. The parent decides what happens.
process.on("SIGINT", () => undefined);

process.on("message", (request: DrawRequest) => void carryOut(request));

async function carryOut(request: DrawRequest): Promise<void> {
  const [time, memory] = [process.cpuUsage(), process.memoryUsage.rss()];
  const look = setInterval(() => {
    const { user, system } = process.cpuUsage(time);
    if ((user + system) / 1e6 > request.seconds) {
      send({ failure: `drawing it takes more than ${request.seconds} seconds`, spent: true });
    } else if (process.memoryUsage.rss() - memory > request.mebibytes * 1024 ** 2) {
      send({ failure: `drawing it takes more than ${request.mebibytes} MiB of memory`, spent: true });
    }
  }, LOOK);
  try {
    send({ drawn: await draw(request) });
  } catch (error) {
    send({ failure: error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error) });
  }
  clearInterval(look);
}

function draw(request: DrawRequest): ReturnType<typeof drawRaster> | ReturnType<typeof drawIcons> {
  return request.draw === "icons" ? drawIcons(request.svg, request.on) : drawRaster(request.svg, request.side);
}
