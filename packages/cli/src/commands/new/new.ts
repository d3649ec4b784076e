import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { brandsOption } from "../../options/brandsOption.ts";
import { colorOption } from "../../options/colorOption.ts";
import { nameOption } from "../../options/nameOption.ts";

export interface NewOptions {
  readonly name?: string;
  readonly color: string;
  readonly brands?: string;
}

/** `livery new`. */
export function defineNew(program: Command, context: CommandContext): void {
  program
    .command("new")
    .description("make a brand folder that passes `livery check`")
    .argument("<id>", "name of the folder, and part of the local address: small letters, digits and hyphens")
    .addOption(nameOption())
    .addOption(colorOption())
    .addOption(brandsOption())
    .addHelpText(
      "after",
      `
Examples:
  $ livery new north-star
  $ livery new north-star --name "North Star" --color "#7a1f5c"`,
    )
    .action(async (id: string, options: NewOptions) => {
      const { runNew } = await import("./runNew.ts");
      context.finish(await runNew(id, options, context));
    });
}
