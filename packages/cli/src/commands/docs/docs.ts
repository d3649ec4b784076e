import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface DocsOptions {
  readonly out: string;
  readonly check?: boolean;
}

/** `livery docs`. */
export function defineDocs(program: Command, context: CommandContext): void {
  program
    .command("docs")
    .description("write the reference of keys, problems, tokens and compliance packs, in English and Korean")
    .addOption(option.reference())
    .addOption(option.stale())
    .addHelpText(
      "after",
      `
Examples:
  $ livery docs
  $ livery docs --check`,
    )
    .action(async (options: DocsOptions) => {
      const { runDocs } = await import("./runDocs.ts");
      context.finish(await runDocs(options, program, context));
    });
}
