import { randomBytes } from "node:crypto";

/** `new`: being written. `old`: replaced, about to be deleted. */
export type WorkKind = "new" | "old";

const WORK_NAME = /^\.livery-(?<kind>new|old)\.(?<subject>[^.]+)\.(?<pid>\d+)\.(?<token>[0-9a-f]+)$/;

/** Distinguishes this process from an earlier one with the same id, which is common in containers. */
const token = randomBytes(4).toString("hex");
let counter = 0;

/** A name for a work folder that no other process, and no other call, uses. */
export function workName(kind: WorkKind, subject: string): string {
  counter += 1;
  return `.livery-${kind}.${subject}.${process.pid}.${token}${counter.toString(16).padStart(4, "0")}`;
}

/** The parts of a `workName`, or `undefined` for any other name. */
export function parseWorkName(name: string): { kind: WorkKind; subject: string } | undefined {
  const { kind, subject } = WORK_NAME.exec(name)?.groups ?? {};
  if (subject === undefined || (kind !== "new" && kind !== "old")) return undefined;
  return { kind, subject };
}

/** Whether a `workName` was left by a process that is gone. */
export function isAbandoned(name: string): boolean {
  const match = WORK_NAME.exec(name)?.groups;
  if (match === undefined) return false;
  const pid = Number(match["pid"]);
  return pid === process.pid ? !match["token"]?.startsWith(token) : !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but as another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
