import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface PlatformOptions {
  readonly data: string;
}

export interface RestoreOptions extends PlatformOptions {
  /** Accepts a backup that this platform has not signed. */
  readonly unsigned?: boolean;
}

/** `livery platform`: the data of the reference platform. */
export function definePlatform(program: Command, context: CommandContext): void {
  const platform = program
    .command("platform")
    .description("manage the data of the reference platform")
    .addHelpText(
      "after",
      `
Examples:
  $ livery platform backup                     a new file in .livery/backups/
  $ livery platform restore monday.sqlite      keeps the old data next to it
  $ livery platform key                        for hosts.publicKey of a brand`,
    );
  platform
    .command("backup")
    .description("copy the data as it is now, even while a server runs, and sign the copy")
    .argument("[file]", "where to write it (default: a new file in the folder backups next to the data)")
    .addOption(option.data())
    .action(async (file: string | undefined, options: PlatformOptions) => {
      const { runBackup } = await import("./runBackup.ts");
      context.finish(await runBackup(file, options, context));
    });
  platform
    .command("restore")
    .description("replace the data with a backup; the old data is kept next to it, and no server may run")
    .argument("<file>", "the backup")
    .addOption(option.data())
    .addOption(option.unsigned())
    .action(async (file: string, options: RestoreOptions) => {
      const { runRestore } = await import("./runRestore.ts");
      context.finish(await runRestore(file, options, context));
    });
  platform
    .command("key")
    .description("print the public key for encrypted calls, for hosts.publicKey; created the first time")
    .addOption(option.data())
    .action(async (options: PlatformOptions) => {
      const { runKey } = await import("./runKey.ts");
      context.finish(await runKey(options, context));
    });
}
