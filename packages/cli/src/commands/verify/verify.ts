import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface VerifyOptions {
  readonly out: string;
  readonly json?: boolean;
  readonly rebuild?: boolean;
  readonly brands?: string;
  readonly date?: string;
}

/** `livery verify`. */
export function defineVerify(program: Command, context: CommandContext): void {
  program
    .command("verify")
    .description(
      "prove packs from their files alone: hashes, what is off, other brands, policy, headers, links, licences, provenance, sizes",
    )
    .argument("[ids...]", "packs to verify (default: all)")
    .addOption(option.packs())
    .addOption(option.rebuild())
    .addOption(option.brands())
    .addOption(option.date())
    .addOption(option.jsonDocument())
    .addHelpText(
      "after",
      `
Examples:
  $ livery verify
  $ livery verify my-brand --out /srv/sites
  $ livery verify --rebuild          also packs all brands again, and compares
  $ livery verify --json`,
    )
    .action(async (ids: string[], options: VerifyOptions) => {
      const { runVerify } = await import("./runVerify.ts");
      context.finish(await runVerify(ids, options, context));
    });
}
