import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { IconGround } from "../render/iconShapes.ts";
import type { IconPictures } from "./drawIcons.ts";
import type { Raster } from "./drawRaster.ts";

/** What is drawn, with its result. */
interface Drawings {
  readonly raster: readonly [{ readonly draw: "raster"; readonly svg: string; readonly side: number }, Raster];
  readonly icons: readonly [{ readonly draw: "icons"; readonly svg: string; readonly on: IconGround }, IconPictures];
}

/** How much a drawing may take. */
interface Limits {
  /** Of processor time. */
  readonly seconds: number;
  /** Of memory. */
  readonly mebibytes: number;
}

export type DrawRequest = Drawings[keyof Drawings][0] & Limits;
export type DrawReply =
  | { readonly drawn: Raster | IconPictures }
  /** `spent`: it used up its time or memory, and may still be drawing. */
  | { readonly failure: string; readonly spent?: true };

/**
 * Fifty times as much time as a usual logo takes, and ten times as much memory. Icons have more pixels: few logos that are
 * drawn for the check in time take too long for them.
 */
const usualLimits: Readonly<Record<keyof Drawings, Limits>> = {
  raster: { seconds: 2, mebibytes: 1024 },
  icons: { seconds: 10, mebibytes: 2048 },
};

const program = fileURLToPath(new URL("drawProcess.ts", import.meta.url));
let idle: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an SVG in a process of its own, one after the other. Nothing else can stop the image library: no check foresees
 * everything that makes a drawing take forever, or all memory. Throws an error with a reason to show if it cannot be
 * drawn.
 */
export function drawApart<Kind extends keyof Drawings>(
  request: Drawings[Kind][0] & { readonly draw: Kind },
  limits = usualLimits[request.draw],
): Promise<Drawings[Kind][1]> {
  const drawn = last.then(() => draw({ ...request, ...limits }));
  last = drawn.catch(() => undefined);
  return drawn as Promise<Drawings[Kind][1]>;
}

async function draw(request: DrawRequest): Promise<Raster | IconPictures> {
  const child = (idle ??= start());
  const { promise, resolve } = Promise.withResolvers<DrawReply>();
  const onEnd = (code: number | null): void =>
    resolve({ failure: `the image library ended unexpectedly (exit code ${code})` });
  const onError = ({ message }: Error): void => resolve({ failure: `the image library cannot be started: ${message}` });
  child.once("message", resolve).once("exit", onEnd).once("error", onError);
  // While it draws, this process stays; afterwards it may end.
  child.ref();
  child.channel?.ref();
  child.send(request);
  const reply = await promise;
  child.off("message", resolve).off("exit", onEnd).off("error", onError).unref();
  child.channel?.unref();
  if ("drawn" in reply) return reply.drawn;
  if (reply.spent) {
    idle = undefined;
    child.kill("SIGKILL");
  }
  throw new Error(reply.failure);
}

function start(): ChildProcess {
  const child = fork(program, { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });
  const forget = (): void => {
    if (idle === child) idle = undefined;
  };
  return child.once("exit", forget).once("error", forget);
}
