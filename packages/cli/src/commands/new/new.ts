import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";
import type { Answers } from "./answers.ts";

export interface NewOptions extends Partial<Answers> {
  readonly yes?: boolean;
  readonly brands?: string;
}

/** `livery new`. */
export function defineNew(program: Command, context: CommandContext): void {
  program
    .command("new")
    .description("create a brand folder that passes `livery check`; on a terminal it asks for missing options")
    .argument("<id>", "name of the folder, also used in the local address: lower-case letters, digits and hyphens")
    .addOption(option.name())
    .addOption(option.color())
    .addOption(option.logo())
    .addOption(option.character())
    .addOption(option.locales())
    .addOption(option.offer())
    .addOption(option.yes())
    .addOption(option.brands())
    .addHelpText(
      "after",
      `
Examples:
  $ livery new north-star
  $ livery new north-star --name "North Star" --color "#7a1f5c" --character salon
  $ livery new north-star --logo mark.svg --locales en,ko --offer sports --yes`,
    )
    .action(async (id: string, options: NewOptions) => {
      const { runNew } = await import("./runNew.ts");
      context.finish(await runNew(id, options, context));
    });
}
