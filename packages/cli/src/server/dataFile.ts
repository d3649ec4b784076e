import { DataFileError } from "@livery/gateway/store/dataFileError.ts";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../usageError.ts";

/** What to do about a data file that cannot be used. */
const advice = {
  damaged: "Put a backup in its place with `livery platform restore <file>`, or delete it to begin anew.",
  foreign: "Choose another folder with --data, or put a backup in its place with `livery platform restore <file>`.",
  newer: "Use the version of Livery that wrote it, or choose another folder with --data.",
  unfinished: "Put a backup in its place with `livery platform restore <file>`, or delete it to begin anew.",
  full: "Free some space on the disk and try again.",
  locked: "End that program and try again.",
  unusable: "Check who may read and write it and its folder, or choose another folder with --data.",
} as const;

/** The platform's data file in the folder that `--data` names. */
export function dataFileIn(folder: string): string {
  return join(folder, "platform.sqlite");
}

/** Makes the folder of `--data`: for this account only, because what members write is in it. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new UsageError(`The folder ${folder} for the platform's data cannot be made. Choose another with --data.`, {
      cause: error,
    });
  });
}

/** An error of the data file, or of a backup of it, with what to do about it; every other one as it is. */
export function withAdvice(error: unknown, of: "data" | "backup" = "data"): unknown {
  if (!(error instanceof DataFileError)) return error;
  const { problem, message } = error;
  const isBadBackup = of === "backup" && ["damaged", "foreign", "unfinished"].includes(problem);
  return new UsageError(`${message} ${isBadBackup ? "Name another backup." : advice[problem]}`, { cause: error });
}
