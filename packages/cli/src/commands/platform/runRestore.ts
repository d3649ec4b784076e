import { isHeld } from "@livery/gateway/store/copyDatabase.ts";
import { keepBreaks } from "@livery/gateway/store/keepBreaks.ts";
import { existsSync, statSync } from "node:fs";
import { link, rename } from "node:fs/promises";
import { relative, resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { backupKeyFile, readBackupKey } from "../../server/backupKey.ts";
import { dataFileIn, makeDataFolder } from "../../server/dataFile.ts";
import { UsageError } from "../../usageError.ts";
import { checkSignature } from "./backupSignature.ts";
import { copyVerified } from "./copyVerified.ts";
import type { RestoreOptions } from "./platform.ts";

/**
 * The files that SQLite keeps next to a database that was not closed. They belong to that file and would corrupt
 * another one.
 */
const COMPANIONS = ["-wal", "-shm"];

/**
 * Replaces the platform's data with a backup. The old data is kept under another name, and the breaks of its members stay
 * in force.
 */
export async function runRestore(
  file: string,
  { data, unsigned = false }: RestoreOptions,
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
  const key = await readBackupKey(resolve(data));
  const isSigned = await isSignedBy(key, from, { file, data, unsigned });
  if (!isSigned)
    terminal.note("Nothing says who wrote this backup: only its books are checked, not where it comes from.");
  // Of a signed backup, the bytes that were checked are those that are restored.
  const inspect = isSigned && (async (bytes: string) => void (await isSignedBy(key, bytes, { file, data, unsigned })));
  const finish = async (copy: string) => {
    const kept = existsSync(to) ? keepBreaks(to, copy, Date.now()) : 0;
    if (kept === undefined)
      terminal.note("The breaks in the old data cannot be read: those taken since the backup are lost.");
    else if (kept > 0) terminal.note(`Breaks that members have taken since the backup stay in force: ${kept}.`);
  };
  await copyVerified({ from, to, of: "backup", signal, finish, ...(inspect && { inspect }) }, async (copy) => {
    const aside = existsSync(to) ? await moveAside(to) : undefined;
    await rename(copy, to);
    terminal.print(`The data was restored from ${file}.`);
    if (aside !== undefined) terminal.print(`The old data is in ${relative(process.cwd(), aside) || aside}`);
  });
  return exitCode.ok;
}

/**
 * Whether a backup is as this platform signed it. Rejects one that was changed, and one without a signature of its own
 * unless that is accepted.
 */
async function isSignedBy(
  key: Buffer | undefined,
  bytes: string,
  { file, data, unsigned = false }: RestoreOptions & { readonly file: string },
): Promise<boolean> {
  const signature = await checkSignature(bytes, key);
  if (signature === "valid") return true;
  if (signature === "altered") {
    throw new UsageError(
      `${file} was changed after the backup was made: its signature does not match. Name another backup.`,
    );
  }
  if (unsigned) return false;
  const reason =
    signature === "foreign"
      ? `${file} was signed with another key than ${backupKeyFile(data)}. Put the key of the platform that made it there`
      : `${file} is not signed: it is older than signatures, something else wrote it, or its end is missing. Name another backup`;
  throw new UsageError(`${reason}, or restore it with --unsigned if you trust it.`);
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
