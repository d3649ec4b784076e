import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface ServeOptions {
  readonly out: string;
  readonly brands?: string;
  readonly date?: string;
  readonly port: number;
  readonly ports?: boolean;
  readonly watch?: boolean;
  readonly data: string;
  readonly limits: "standard" | "loose";
  readonly simulator?: boolean;
}

/** `livery serve`. */
export function defineServe(program: Command, context: CommandContext): void {
  program
    .command("serve")
    .description("pack brands, then serve them on this machine with the reference platform")
    .argument("[ids...]", "brands to serve (default: all)")
    .addOption(option.out())
    .addOption(option.brands())
    .addOption(option.date())
    .addOption(option.port())
    .addOption(option.ports())
    .addOption(option.watch())
    .addOption(option.data())
    .addOption(option.limits())
    .addOption(option.simulator())
    .addHelpText(
      "after",
      `
Examples:
  $ livery serve                 http://<id>.localhost:4400/ for each brand
  $ livery serve --watch         packs a brand again when its folder changes
  $ livery serve --ports         http://localhost:4401/, http://localhost:4402/, …
  $ livery serve --simulator     http://localhost:4400/simulator/ as well
  $ livery serve my-brand --port 8080`,
    )
    .action(async (ids: string[], options: ServeOptions) => {
      const { runServe } = await import("./runServe.ts");
      context.finish(await runServe(ids, options, context));
    });
}
