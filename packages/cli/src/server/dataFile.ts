import { CurrencyError } from "@livery/gateway/money/merchantSettings.ts";
import { DataFileError } from "@livery/gateway/store/dataFileError.ts";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../usageError.ts";

/** How to fix a data file that cannot be used. */
const advice = {
  damaged: "Replace it with a backup using `livery platform restore <file>`, or delete it to start with empty data.",
  foreign: "Choose another folder with --data, or replace it with a backup using `livery platform restore <file>`.",
  newer: "Use the version of Livery that wrote it, or choose another folder with --data.",
  unfinished: "Replace it with a backup using `livery platform restore <file>`, or delete it to start with empty data.",
  altered: "Replace it with a backup using `livery platform restore <file>`, or delete it to start with empty data.",
  unbalanced: "Replace it with a backup using `livery platform restore <file>`, or delete it to start with empty data.",
  full: "Free some space on the disk and try again.",
  locked: "Stop that program and try again.",
  unusable: "Check who may read and write it and its folder, or choose another folder with --data.",
} as const;

/** The platform's data file in the folder of `--data`. */
export function dataFileIn(folder: string): string {
  return join(folder, "platform.sqlite");
}

/** Creates the folder of `--data`, for this account only, because it contains members' data. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new UsageError(
      `The folder ${folder} for the platform's data cannot be created. Choose another with --data.`,
      {
        cause: error,
      },
    );
  });
}

/**
 * The warning about an existing but empty data file: the platform initialises it as if it did not exist. A crash right
 * after its creation leaves such a file, and so does anything else that empties it.
 */
export async function noticeOfEmptyData(folder: string): Promise<string | undefined> {
  const file = dataFileIn(folder);
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size !== 0) return undefined;
  return `The platform's data file ${file} is empty, so it starts with new data; if it ever contained data, stop this server and restore a backup with \`livery platform restore <file>\`.`;
}

/** An error of the data file, or of a backup of it, with advice; every other error unchanged. */
export function withAdvice(error: unknown, of: "data" | "backup" = "data"): unknown {
  if (error instanceof CurrencyError) {
    const message = `${error.message} Restore its currencyCode, or choose another folder with --data.`;
    return new UsageError(message, { cause: error });
  }
  if (!(error instanceof DataFileError)) return error;
  const { problem, message } = error;
  const isBadBackup =
    of === "backup" && ["damaged", "foreign", "unfinished", "altered", "unbalanced"].includes(problem);
  return new UsageError(`${message} ${isBadBackup ? "Name another backup." : advice[problem]}`, { cause: error });
}
