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

/**
 * The files that SQLite keeps next to a database that was not closed. They belong to that file and would corrupt
 * another one.
 */
const COMPANIONS = ["-wal", "-shm"];

/** Replaces the platform's data with a backup. The old data is kept under another name. */
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
  // Reading a pipe or a device would never end.
  if (!found.isFile()) throw new UsageError(`${file} is not a regular file. Name a backup.`);
  if (from === to) throw new UsageError(`${file} is the data itself. Name a backup of it.`);
  await makeDataFolder(resolve(data));
  await copyVerified({ from, to, of: "backup", signal }, async (copy) => {
    const aside = existsSync(to) ? await moveAside(to) : undefined;
    await rename(copy, to);
    terminal.print(`The data was restored from ${file}.`);
    if (aside !== undefined) terminal.print(`The old data is in ${relative(process.cwd(), aside) || aside}`);
  });
  return exitCode.ok;
}

/** Moves the data and all files that belong to it aside, and returns the new place. */
async function moveAside(file: string): Promise<string> {
  if (isHeld(file)) {
    throw new UsageError(`A server uses ${file}. Stop it first: what it writes would be lost.`);
  }
  const aside = nextFree(`${file}.before-restore`);
  for (const suffix of COMPANIONS) {
    if (existsSync(file + suffix)) await rename(file + suffix, aside + suffix);
  }
  // Both names at first: the data always exists, so no server starts with an empty file.
  await link(file, aside).catch(() => rename(file, aside));
  return aside;
}

function nextFree(name: string): string {
  let free = name;
  for (let count = 2; existsSync(free); count += 1) free = `${name}-${count}`;
  return free;
}
