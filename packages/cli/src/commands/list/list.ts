import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface ListOptions {
  readonly where?: readonly string[];
  readonly problems?: string;
  readonly brands?: string;
  readonly date?: string;
  readonly json?: boolean;
}

/** `livery list`. */
export function defineList(program: Command, context: CommandContext): void {
  program
    .command("list")
    .description("list the brands, or those with a value or a problem")
    .addOption(option.where())
    .addOption(option.problems())
    .addOption(option.brands())
    .addOption(option.date())
    .addOption(option.jsonDocument())
    .addHelpText(
      "after",
      `
Examples:
  $ livery list
  $ livery list --where compliance.markets=EU         brands of a market
  $ livery list --where layout.header=rail features.vip=true
  $ livery list --where play!=demo --problems none    ready to go live
  $ livery list --problems LIV1508                    with this problem
  $ livery build $(livery list --where features.vip=true --json | jq -r '.brands[].id')`,
    )
    .action(async (options: ListOptions) => {
      const { runList } = await import("./runList.ts");
      context.finish(await runList(options, context));
    });
}
