import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

/** What every command about a target gets. */
export interface TargetOptions {
  readonly endpoint?: string;
  readonly json?: boolean;
}

export interface ChangeOptions extends TargetOptions {
  readonly keep: number;
  readonly keepDays: number;
  readonly dryRun?: boolean;
}

export interface PublishOptions extends ChangeOptions {
  readonly out: string;
}

export interface StatusOptions extends TargetOptions {
  readonly out: string;
}

const target = ["<target>", "a folder, ssh://user@host/folder or s3://bucket/prefix"] as const;

/** `livery publish`: packs on their way to visitors. */
export function definePublish(program: Command, context: CommandContext): void {
  const publish = program
    .command("publish")
    .description("publish packs to a folder, over SSH or to S3-compatible storage, each brand in one step")
    .enablePositionalOptions()
    .argument(...target)
    .argument("[ids...]", "packs to publish (default: all, except removed sites)")
    .addOption(option.packs());
  changeOptions(publish)
    .addHelpText(
      "after",
      `
Examples:
  $ livery publish /srv/sites                          a folder of this machine
  $ livery publish ssh://deploy@web.example/srv/sites  with the ssh of this machine, its keys and its configuration
  $ livery publish s3://acme-sites --dry-run           what would be sent, switched and deleted
  $ livery publish status /srv/sites                   what each brand serves
  $ livery publish rollback /srv/sites my-brand        back to the previous release
  $ livery publish remove /srv/sites my-brand          its addresses answer 410 from now on`,
    )
    .action(async (address: string, ids: string[], options: PublishOptions) => {
      const { runPublish } = await import("./runPublish.ts");
      context.finish(await runPublish(address, ids, options, context));
    });
  const rollback = publish
    .command("rollback")
    .description("go back to the previous release; each further rollback goes back one more")
    .argument(...target)
    .argument("[ids...]", "brands to roll back (default: all with an earlier release, except removed sites)");
  changeOptions(rollback).action(async (address: string, ids: string[], options: ChangeOptions) => {
    const { runRollback } = await import("./runRollback.ts");
    context.finish(await runRollback(address, ids, options, context));
  });
  const remove = publish
    .command("remove")
    .description(
      "take a brand's site down: its addresses answer 410 (gone) until the brand is published or rolled back by name",
    )
    .argument(...target)
    .argument("<id>", "brand to remove");
  changeOptions(remove).action(async (address: string, id: string, options: ChangeOptions) => {
    const { runRemove } = await import("./runRemove.ts");
    context.finish(await runRemove(address, id, options, context));
  });
  publish
    .command("status")
    .description("print what each brand serves, and whether it is the pack of this machine")
    .argument(...target)
    .addOption(option.packs())
    .addOption(option.endpoint())
    .addOption(option.jsonDocument())
    .action(async (address: string, options: StatusOptions) => {
      const { runStatus } = await import("./runStatus.ts");
      context.finish(await runStatus(address, options, context));
    });
  publish
    .command("unlock")
    .description("remove the lock of a publish that is no longer running")
    .argument(...target)
    .addOption(option.endpoint())
    .action(async (address: string, options: TargetOptions) => {
      const { runUnlock } = await import("./runUnlock.ts");
      context.finish(await runUnlock(address, options, context));
    });
}

function changeOptions(command: Command): Command {
  return command
    .addOption(option.planOnly())
    .addOption(option.keep())
    .addOption(option.keepDays())
    .addOption(option.endpoint())
    .addOption(option.jsonDocument());
}
