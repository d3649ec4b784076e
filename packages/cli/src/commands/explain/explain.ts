import { type Command, Option } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface ExplainOptions {
  readonly format: "pretty" | "json";
  readonly brands?: string;
  readonly date?: string;
}

/** `livery explain`. */
export function defineExplain(program: Command, context: CommandContext): void {
  program
    .command("explain")
    .description("show where a brand's value comes from, who reads it, and what another value would change")
    .argument("<brand>", "brand to explain")
    .argument(
      "[key]",
      "key of its config, such as layout.header or /layout/header, or a design token (default: an overview)",
    )
    .addOption(
      new Option("--format <format>", "output format: pretty for people, json for one document")
        .choices(["pretty", "json"])
        .default("pretty"),
    )
    .addOption(option.json())
    .addOption(option.date())
    .addOption(option.brands())
    .addHelpText(
      "after",
      `
Examples:
  $ livery explain my-brand                   its own, inherited and compliance values
  $ livery explain my-brand layout.header
  $ livery explain my-brand theme.colors      every key below
  $ livery explain my-brand semantic.color.brandInk   a token: its value in each mode, and its sources
  $ livery explain my-brand switches.FREEPLAY3 --format json`,
    )
    .action(async (id: string, key: string | undefined, options: ExplainOptions) => {
      const { runExplain } = await import("./runExplain.ts");
      context.finish(await runExplain(id, key, options, context));
    });
}
