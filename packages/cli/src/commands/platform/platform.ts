import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { dataOption } from "../../options/dataOption.ts";

export interface PlatformOptions {
  readonly data: string;
}

/** `livery platform`: the data of the reference platform. */
export function definePlatform(program: Command, context: CommandContext): void {
  const platform = program
    .command("platform")
    .description("look after the data of the reference platform")
    .addHelpText(
      "after",
      `
Examples:
  $ livery platform backup                     a new file in .livery/backups/
  $ livery platform restore monday.sqlite      what was there is kept beside it
  $ livery platform key                        for hosts.publicKey of a brand`,
    );
  platform
    .command("backup")
    .description("copy the data as it is now, also while a server runs")
    .argument("[file]", "where to (default: a new file in the folder backups beside the data)")
    .addOption(dataOption())
    .action(async (file: string | undefined, options: PlatformOptions) => {
      const { runBackup } = await import("./runBackup.ts");
      context.finish(await runBackup(file, options, context));
    });
  platform
    .command("restore")
    .description("put a backup in the place of the data, which is kept beside it; no server may run")
    .argument("<file>", "the backup")
    .addOption(dataOption())
    .action(async (file: string, options: PlatformOptions) => {
      const { runRestore } = await import("./runRestore.ts");
      context.finish(await runRestore(file, options, context));
    });
  platform
    .command("key")
    .description("print the key that brands seal encrypted calls with, for hosts.publicKey; made the first time")
    .addOption(dataOption())
    .action(async (options: PlatformOptions) => {
      const { runKey } = await import("./runKey.ts");
      context.finish(await runKey(options, context));
    });
}
