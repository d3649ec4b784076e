import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { exitCode } from "../../exitCode.ts";
import { type FindingsFormat, option } from "../../options.ts";
import type { Shard } from "../../parseOptions.ts";
import { inSeconds } from "./inSeconds.ts";
import { lastBuild } from "./lastBuild.ts";

export interface BuildOptions {
  readonly out: string;
  readonly format: FindingsFormat;
  readonly brands?: string;
  readonly date?: string;
  readonly prune?: boolean;
  readonly all?: boolean;
  readonly jobs?: number;
  readonly keepGoing?: boolean;
  readonly changed?: string;
  readonly shard?: Shard;
  readonly summary?: string;
}

/** `livery build`. */
export function defineBuild(program: Command, context: CommandContext): void {
  program
    .command("build")
    .description("pack the brands that have changed: one static site per brand")
    .argument("[ids...]", "brands to pack (default: all)")
    .addOption(option.out())
    .addOption(option.brands())
    .addOption(option.date())
    .addOption(option.all())
    .addOption(option.jobs())
    .addOption(option.keepGoing())
    .addOption(option.changed())
    .addOption(option.shard())
    .addOption(option.prune())
    .addOption(option.summary())
    .addOption(option.format())
    .addOption(option.json())
    .addHelpText(
      "after",
      `
Examples:
  $ livery build
  $ livery build my-brand --out /srv/sites
  $ livery build --all               packs brands that have not changed as well
  $ livery build my-brand --prune    removes packs of brands that no longer exist as well
  $ livery build --changed main      only brands that this branch touches
  $ livery build --shard 1/4         a quarter of all brands, for one of four machines
  $ livery build --json > report.json`,
    )
    .action(async (ids: string[], options: BuildOptions) => {
      const started = performance.now();
      const last = lastBuild(ids, options, context.terminal);
      if (last.text !== undefined) {
        context.terminal.print(inSeconds(last.text, started));
        return context.finish(exitCode.ok);
      }
      // The code that compiles and packs takes longer to load than all brands to compare.
      const { runBuild } = await import("./runBuild.ts");
      context.finish(await runBuild(ids, options, { ...context, started, last }));
    });
}
