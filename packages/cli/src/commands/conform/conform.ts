import type { Command } from "commander";
import type { CommandContext } from "../../context.ts";
import { option } from "../../options.ts";

export interface ConformOptions {
  readonly url?: string;
  readonly merchant?: string;
  readonly brand?: string;
  readonly brands?: string;
  readonly account?: string;
  readonly agent?: string;
  readonly trial?: string;
  readonly passwordStdin?: boolean;
  readonly write?: boolean;
  readonly publicKey?: string;
  readonly timeout: number;
  readonly json?: boolean;
  readonly junit?: string;
}

/** `livery conform`. */
export function defineConform(program: Command, context: CommandContext): void {
  program
    .command("conform")
    .description("check whether a platform answers as sites expect, call by call")
    .argument("[calls...]", "ids of the calls to check (default: all)")
    .addOption(option.url())
    .addOption(option.merchant())
    .addOption(option.brand())
    .addOption(option.brands())
    .addOption(option.account())
    .addOption(option.agent())
    .addOption(option.trial())
    .addOption(option.passwordStdin())
    .addOption(option.write())
    .addOption(option.publicKey())
    .addOption(option.timeout())
    .addOption(option.json())
    .addOption(option.junit())
    .addHelpText(
      "after",
      `
Passwords are never part of the command line. Set LIVERY_PASSWORD, and LIVERY_AGENT_PASSWORD and
LIVERY_TRIAL_PASSWORD if they differ, or use --password-stdin. Calls that need the payment password
are checked if LIVERY_PAYMENT_PASSWORD is set; it is that of --account and --agent.

Use accounts that were made for the check: with --write, it moves their money, changes their profile
and limits, sends feedback and registers a member. Calls that would lock the account, change its
passwords or send messages are never carried out.

Examples:
  $ livery conform --url https://api.example --merchant MERCHANT1
  $ livery conform --brand my-brand --account tester        takes addresses and keys from the brand
  $ livery conform --url http://localhost:4400 --brand malgeum --account demo --agent agent1 \\
      --trial trial --write --junit conform.xml             the platform of \`npm start\`
  $ livery conform balance createDeposit --url …            only these calls`,
    )
    .action(async (calls: string[], options: ConformOptions) => {
      const { runConform } = await import("./runConform.ts");
      context.finish(await runConform(calls, options, context));
    });
}
