import { isHeld } from "@livery/gateway/store/copyDatabase.ts";
import { existsSync, statSync } from "node:fs";
import { link, rename } from "node:fs/promises";
import { relative, resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { dataFileIn, makeDataFolder } from "../../server/dataFile.ts";
import { UsageError } from "../../usageError.ts";
import { copyVerified } from "./copyVerified.ts";
import type { PlatformOptions } from "./platform.ts";

/** What SQLite keeps beside a file that was not closed. It belongs to that file and would spoil another one. */
const COMPANIONS = ["-wal", "-shm"];

/** Puts a backup in the place of the platform's data. What was there is kept under another name. */
export async function runRestore(
  file: string,
  { data }: PlatformOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const from = resolve(file);
  const to = dataFileIn(resolve(data));
  if (!existsSync(from)) throw new UsageError(`There is no file ${file}.`);
  const found = statSync(from);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder. Name a backup in it.`);
  // A pipe or a device would never come to an end.
  if (!found.isFile()) throw new UsageError(`${file} is not a regular file. Name a backup.`);
  if (from === to) throw new UsageError(`${file} is the data itself. Name a backup of it.`);
  await makeDataFolder(resolve(data));
  await copyVerified({ from, to, of: "backup", signal }, async (copy) => {
    const aside = existsSync(to) ? await moveAside(to) : undefined;
    await rename(copy, to);
    terminal.print(`The data is that of ${file} now.`);
    if (aside !== undefined) terminal.print(`What was there before is in ${relative(process.cwd(), aside) || aside}`);
  });
  return exitCode.ok;
}

/** Takes the data out of the way, with all that belongs to it, and returns where it is. */
async function moveAside(file: string): Promise<string> {
  if (isHeld(file)) {
    throw new UsageError(`A server uses ${file}. End it, then restore: what it writes would be lost.`);
  }
  const aside = nextFree(`${file}.before-restore`);
  for (const suffix of COMPANIONS) {
    if (existsSync(file + suffix)) await rename(file + suffix, aside + suffix);
  }
  // Both names at first: at no moment is there no data, so that no server begins anew.
  await link(file, aside).catch(() => rename(file, aside));
  return aside;
}

function nextFree(name: string): string {
  let free = name;
  for (let count = 2; existsSync(free); count += 1) free = `${name}-${count}`;
  return free;
}
