import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { brandsOption } from "../../options/brandsOption.ts";
import { formatOption } from "../../options/formatOption.ts";

export interface CheckOptions {
  readonly format: "pretty" | "json";
  readonly brands?: string;
}

/** `livery check`. */
export function defineCheck(program: Command, context: CommandContext): void {
  program
    .command("check")
    .description("look for mistakes in brand configs")
    .argument("[ids...]", "brands to check (default: all)")
    .addOption(formatOption())
    .addOption(brandsOption())
    .addHelpText(
      "after",
      `
Examples:
  $ livery check
  $ livery check my-brand
  $ livery check --format json`,
    )
    .action(async (ids: string[], options: CheckOptions) => {
      const { runCheck } = await import("./runCheck.ts");
      context.finish(await runCheck(ids, options, context));
    });
}
