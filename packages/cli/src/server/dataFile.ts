import { DataFileError } from "@livery/gateway/store/dataFileError.ts";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../usageError.ts";

/** What to do about a data file that cannot be used. */
const advice = {
  damaged: "Put a backup in its place with `livery platform restore <file>`, or delete it to begin anew.",
  foreign: "Choose another folder with --data, or put a backup in its place with `livery platform restore <file>`.",
  newer: "Use the version of Livery that wrote it, or choose another folder with --data.",
  unfinished: "Put a backup in its place with `livery platform restore <file>`, or delete it to begin anew.",
  altered: "Put a backup in its place with `livery platform restore <file>`, or delete it to begin anew.",
  unbalanced: "Put a backup in its place with `livery platform restore <file>`, or delete it to begin anew.",
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

/**
 * What is said of a data file that is there and has nothing in it: the platform begins anew in it, as it does where there
 * is none. A crash just after it was made leaves such a file, and so does whatever else has emptied it.
 */
export async function noticeOfEmptyData(folder: string): Promise<string | undefined> {
  const file = dataFileIn(folder);
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size !== 0) return undefined;
  return `The platform's data file ${file} is empty, so it begins anew; if it ever held data, end this server and put a backup in its place with \`livery platform restore <file>\`.`;
}

/** An error of the data file, or of a backup of it, with what to do about it; every other one as it is. */
export function withAdvice(error: unknown, of: "data" | "backup" = "data"): unknown {
  if (!(error instanceof DataFileError)) return error;
  const { problem, message } = error;
  const isBadBackup =
    of === "backup" && ["damaged", "foreign", "unfinished", "altered", "unbalanced"].includes(problem);
  return new UsageError(`${message} ${isBadBackup ? "Name another backup." : advice[problem]}`, { cause: error });
}
