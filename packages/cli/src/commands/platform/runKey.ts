import { resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { makeDataFolder } from "../../server/dataFile.ts";
import { publicKeyOf, encryptionKeyOf } from "../../server/encryptionKey.ts";
import type { PlatformOptions } from "./platform.ts";

/** Prints the public half of this machine's encryption key. */
export async function runKey({ data }: PlatformOptions, { terminal }: CommandContext): Promise<ExitCode> {
  const folder = resolve(data);
  await makeDataFolder(folder);
  terminal.print(publicKeyOf(await encryptionKeyOf(folder)));
  terminal.note("A running server uses the key after a restart.");
  return exitCode.ok;
}
