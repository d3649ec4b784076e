import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { type FindingsFormat, option } from "../../options.ts";

export interface CheckOptions {
  readonly format: FindingsFormat;
  readonly brands?: string;
  readonly date?: string;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
  readonly apca?: boolean;
}

/** `livery check`. */
export function defineCheck(program: Command, context: CommandContext): void {
  program
    .command("check")
    .description("check brand configs for mistakes")
    .argument("[ids...]", "brands to check (default: all)")
    .addOption(option.format())
    .addOption(option.fix())
    .addOption(option.dryRun())
    .addOption(option.apca())
    .addOption(option.brands())
    .addOption(option.date())
    .addHelpText(
      "after",
      `
Examples:
  $ livery check
  $ livery check my-brand
  $ livery check my-brand --fix --dry-run
  $ livery check --format sarif > livery.sarif`,
    )
    .action(async (ids: string[], options: CheckOptions) => {
      const { runCheck } = await import("./runCheck.ts");
      context.finish(await runCheck(ids, options, context));
    });
}
