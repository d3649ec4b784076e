import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";
import type { CiFormat } from "./ciFormats.ts";

export interface CiOptions {
  readonly brands?: string;
  readonly changed?: string;
  readonly most: number;
  readonly format: CiFormat;
}

/** `livery ci`. */
export function defineCi(program: Command, context: CommandContext): void {
  program
    .command("ci")
    .description("print the jobs of a CI run: which brands to pack, and in how many parts")
    .addOption(option.ciFormat())
    .addOption(option.changed())
    .addOption(option.most())
    .addOption(option.brands())
    .addHelpText(
      "after",
      `
Examples:
  $ livery ci --changed main >> "$GITHUB_OUTPUT"
  $ livery ci --format gitlab --changed "$CI_COMMIT_BEFORE_SHA" > packs.yml
  $ livery ci --format json --most 50`,
    )
    .action(async (options: CiOptions) => {
      const { runCi } = await import("./runCi.ts");
      context.finish(await runCi(options, context));
    });
}
