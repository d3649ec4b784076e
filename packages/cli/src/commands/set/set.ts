import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface SetOptions {
  readonly where?: readonly string[];
  readonly brands?: string;
  readonly date?: string;
  readonly write?: boolean;
}

/** `livery set`. */
export function defineSet(program: Command, context: CommandContext): void {
  program
    .command("set")
    .description("change a value in the configs of many brands, as a patch to review")
    .argument("<assignment>", "the key and its new value, such as layout.header=rail")
    .addOption(option.where())
    .addOption(option.writeConfigs())
    .addOption(option.brands())
    .addOption(option.date())
    .addHelpText(
      "after",
      `
Examples:
  $ livery set features.vip=true --where compliance.markets=EU          prints the patch
  $ livery set features.vip=true --where compliance.markets=EU --write  and writes it
  $ livery set layout.header=rail --where id=harbor > header.patch      for git apply`,
    )
    .action(async (assignment: string, options: SetOptions) => {
      const { runSet } = await import("./runSet.ts");
      context.finish(await runSet(assignment, options, context));
    });
}
