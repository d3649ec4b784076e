import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface OpenapiOptions {
  readonly out?: string;
}

/** `livery openapi`. */
export function defineOpenapi(program: Command, context: CommandContext): void {
  program
    .command("openapi")
    .description("describe the calls of the platform as OpenAPI 3.1")
    .addOption(option.document())
    .addHelpText(
      "after",
      `
Examples:
  $ livery openapi > openapi.json
  $ livery openapi --out openapi.json`,
    )
    .action(async (options: OpenapiOptions) => {
      const { runOpenapi } = await import("./runOpenapi.ts");
      context.finish(await runOpenapi(options, context));
    });
}
