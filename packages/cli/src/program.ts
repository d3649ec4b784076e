import { Command } from "commander";
import rootPackage from "../../../package.json" with { type: "json" };
import { defineBuild } from "./commands/build/build.ts";
import { defineCheck } from "./commands/check/check.ts";
import { defineCi } from "./commands/ci/ci.ts";
import { defineConform } from "./commands/conform/conform.ts";
import { defineDev } from "./commands/dev/dev.ts";
import { defineDocs } from "./commands/docs/docs.ts";
import { defineExplain } from "./commands/explain/explain.ts";
import { defineList } from "./commands/list/list.ts";
import { defineNew } from "./commands/new/new.ts";
import { defineOpenapi } from "./commands/openapi/openapi.ts";
import { definePlatform } from "./commands/platform/platform.ts";
import { definePublish } from "./commands/publish/publish.ts";
import { defineSet } from "./commands/set/set.ts";
import { defineServe } from "./commands/serve/serve.ts";
import { defineVerify } from "./commands/verify/verify.ts";
import type { CommandContext } from "./context.ts";

/** The `livery` program: commands with their options. Their code is imported when they run. */
export function createProgram(context: CommandContext): Command {
  const program = new Command("livery")
    .description("One JSON file per brand in, one complete static site per brand out.")
    .version(rootPackage.version)
    .showHelpAfterError("Add --help to see commands and options.")
    .configureOutput({
      writeOut: (text) => context.terminal.print(withoutLastBreak(text)),
      writeErr: (text) => context.terminal.note(withoutLastBreak(text)),
    })
    .configureHelp({ styleTitle: (text) => context.terminal.style("bold", text) })
    // So that an option after the name of a command is that command's, however many have one of this name.
    .enablePositionalOptions()
    .exitOverride();
  defineBuild(program, context);
  defineCheck(program, context);
  defineList(program, context);
  defineSet(program, context);
  defineCi(program, context);
  defineVerify(program, context);
  definePublish(program, context);
  defineServe(program, context);
  defineDev(program, context);
  defineExplain(program, context);
  defineNew(program, context);
  defineDocs(program, context);
  defineOpenapi(program, context);
  definePlatform(program, context);
  defineConform(program, context);
  return program.addHelpText(
    "after",
    `
Examples:
  $ livery build                 pack every brand that has changed into dist/
  $ livery check my-brand        check one brand's config for mistakes
  $ livery list --where features.vip=true   find brands by a value of their configs
  $ livery set features.vip=true   print the patch that changes a value in many configs
  $ livery ci --changed main     print the CI jobs for what a branch touches
  $ livery verify                prove the packs from their files alone
  $ livery publish /srv/sites    publish the packs, each in one step
  $ livery explain my-brand      show where each of its values comes from
  $ livery serve                 pack, then serve every brand on this machine
  $ livery dev my-brand          show one brand and apply every saved change at once
  $ livery new my-brand          create a brand to start from
  $ livery docs                  update the reference
  $ livery platform backup       back up the platform's data
  $ livery conform --url …       check whether another platform fits

Exit codes: 0 ok, 1 findings, 2 usage, 3 internal error.`,
  );
}

/** A terminal ends each text with a line break, as commander does. */
function withoutLastBreak(text: string): string {
  return text.replace(/\n$/, "");
}
