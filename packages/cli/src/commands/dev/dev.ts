import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface DevOptions {
  readonly brands?: string;
  readonly port: number;
  readonly data: string;
  readonly simulator?: boolean;
}

/** Not the port of `livery serve`, so that both can run at once. */
const DEV_PORT = 4500;

/** `livery dev`. */
export function defineDev(program: Command, context: CommandContext): void {
  program
    .command("dev")
    .description("show one brand while you edit it: saved changes appear in the open page at once")
    .argument("<brand>", "brand to show")
    .addOption(option.brands())
    .addOption(option.port(DEV_PORT))
    .addOption(option.data())
    .addOption(option.simulator())
    .addHelpText(
      "after",
      `
Examples:
  $ livery dev my-brand          http://my-brand.localhost:4500/
  $ livery dev my-brand --port 8080`,
    )
    .action(async (id: string, options: DevOptions) => {
      const { runDev } = await import("./runDev.ts");
      context.finish(await runDev(id, options, context));
    });
}
