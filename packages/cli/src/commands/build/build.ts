import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { brandsOption } from "../../options/brandsOption.ts";
import { dateOption } from "../../options/dateOption.ts";
import { type FindingsFormat, formatOption } from "../../options/formatOption.ts";
import { jsonOption } from "../../options/jsonOption.ts";
import { outOption } from "../../options/outOption.ts";

export interface BuildOptions {
  readonly out: string;
  readonly format: FindingsFormat;
  readonly brands?: string;
  readonly date?: string;
}

/** `livery build`. */
export function defineBuild(program: Command, context: CommandContext): void {
  program
    .command("build")
    .description("pack brands: one static site per brand")
    .argument("[ids...]", "brands to pack (default: all)")
    .addOption(outOption())
    .addOption(brandsOption())
    .addOption(dateOption())
    .addOption(formatOption())
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Examples:
  $ livery build
  $ livery build my-brand --out /srv/sites
  $ livery build --json > report.json`,
    )
    .action(async (ids: string[], options: BuildOptions) => {
      const { runBuild } = await import("./runBuild.ts");
      context.finish(await runBuild(ids, options, context));
    });
}
