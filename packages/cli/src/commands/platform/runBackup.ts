import { existsSync } from "node:fs";
import { link, mkdir, rename } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { backupKeyOf } from "../../server/backupKey.ts";
import { dataFileIn } from "../../server/dataFile.ts";
import { UsageError } from "../../usageError.ts";
import { signBackup } from "./backupSignature.ts";
import { copyVerified } from "./copyVerified.ts";
import type { PlatformOptions } from "./platform.ts";

/** Copies the platform's data as it is at one moment, and signs the copy. An existing file is not overwritten. */
export async function runBackup(
  file: string | undefined,
  { data }: PlatformOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const from = dataFileIn(resolve(data));
  if (!existsSync(from)) {
    throw new UsageError(
      `There is no data in ${data}: no server has run there yet. Choose another folder with --data.`,
    );
  }
  const to = resolve(file ?? join(data, "backups", `platform-${timestamp()}.sqlite`));
  if (existsSync(to)) throw new UsageError(`${to} already exists. Choose another name.`);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new UsageError(`The folder of ${to} cannot be created. Choose another place.`, { cause: error });
  });
  const finish = async (copy: string) => signBackup(copy, await backupKeyOf(resolve(data)));
  await copyVerified({ from, to, of: "data", signal, finish }, (copy) => placeNew(copy, to));
  terminal.print(`The data was copied and verified: ${relative(process.cwd(), to) || to}`);
  return exitCode.ok;
}

/** Gives a file its name atomically, unless the name is taken. On file systems without links it is renamed. */
async function placeNew(copy: string, to: string): Promise<void> {
  await link(copy, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") throw new UsageError(`${to} already exists. Choose another name.`, { cause: error });
    await rename(copy, to);
  });
}

/** 2026-11-21T03-00-10Z: valid on every file system. */
function timestamp(): string {
  return new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
}
