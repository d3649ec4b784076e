import { text } from "node:stream/consumers";
import { UsageError } from "../../usageError.ts";
import type { ConformSettings } from "./checkPlatform.ts";
import type { ConformOptions } from "./conform.ts";
import type { Actor } from "./visit.ts";

/** The option that names each account, and the variable with its password. */
const actors = [
  { actor: "member", option: "account", variable: "LIVERY_PASSWORD" },
  { actor: "agent", option: "agent", variable: "LIVERY_AGENT_PASSWORD" },
  { actor: "trial", option: "trial", variable: "LIVERY_TRIAL_PASSWORD" },
] as const satisfies readonly { actor: Actor; option: keyof ConformOptions; variable: string }[];

/** The accounts that the options name, with passwords from the environment or, one a line, from standard input. */
export async function readAccounts(
  options: ConformOptions,
  {
    env = process.env,
    stdin = process.stdin,
  }: { readonly env?: NodeJS.ProcessEnv; readonly stdin?: NodeJS.ReadableStream } = {},
): Promise<Pick<ConformSettings, "accounts" | "paymentPassword">> {
  const lines = options.passwordStdin ? (await text(stdin)).split(/\r?\n/) : undefined;
  const named = actors.flatMap(({ actor, option, variable }) => {
    const name = options[option];
    return name === undefined ? [] : [{ actor, name, variable }];
  });
  const accounts = named.map(({ actor, name, variable }, index) => {
    const password = lines === undefined ? (env[variable] ?? env["LIVERY_PASSWORD"]) : lines[index];
    if (password === undefined || password === "")
      throw new UsageError(`The password of ${name} is missing. Set ${variable}, or use --password-stdin.`);
    return [actor, { name, password }] as const;
  });
  const paymentPassword = env["LIVERY_PAYMENT_PASSWORD"];
  return { accounts: Object.fromEntries(accounts), ...(paymentPassword !== undefined && { paymentPassword }) };
}
