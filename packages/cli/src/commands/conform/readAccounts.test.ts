import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readAccounts } from "./readAccounts.ts";

const named = { account: "kim", agent: "lee", timeout: 30 };

it("takes passwords from the environment, and that of the member where an account has none of its own", async () => {
  const env = { LIVERY_PASSWORD: "one", LIVERY_AGENT_PASSWORD: "two", LIVERY_PAYMENT_PASSWORD: "135790" };
  expect(await readAccounts({ ...named, trial: "guest" }, { env })).toEqual({
    accounts: {
      member: { name: "kim", password: "one" },
      agent: { name: "lee", password: "two" },
      trial: { name: "guest", password: "one" },
    },
    paymentPassword: "135790",
  });
});

it("takes passwords from standard input, a line for each account", async () => {
  const stdin = Readable.from(["first li", "ne\r\nsecond\n"]);
  const { accounts } = await readAccounts({ ...named, passwordStdin: true }, { env: {}, stdin });
  expect(accounts).toEqual({
    member: { name: "kim", password: "first line" },
    agent: { name: "lee", password: "second" },
  });
});

it("names the variable of a missing password", async () => {
  const missing = "The password of lee is missing. Set LIVERY_AGENT_PASSWORD, or use --password-stdin.";
  const env = { LIVERY_AGENT_PASSWORD: "" };
  await expect(readAccounts({ agent: "lee", timeout: 30 }, { env })).rejects.toThrow(missing);
  expect(await readAccounts({ timeout: 30 }, { env: {} })).toEqual({ accounts: {} });
});
