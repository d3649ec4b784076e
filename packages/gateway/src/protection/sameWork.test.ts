import { login } from "@livery/platform/calls/login.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { verifyPassword } from "../members/passwordHash.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

vi.mock("../members/passwordHash.ts", { spy: true });

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway();
});
afterAll(() => platform.gateway.close());

/** The answer to a wrong password, and what each password was compared at the cost of. */
async function guess(username: string): Promise<{ readonly answer: unknown; readonly costs: readonly string[] }> {
  vi.mocked(verifyPassword).mockClear();
  const body = JSON.stringify({ type: "username", username, password: "a wrong password" });
  const answer = await platform.raw(login.path, { method: login.method, body });
  const costs = vi
    .mocked(verifyPassword)
    .mock.calls.map(([stored]) => /^\$.*?\$.*?\$.*?(?=\$)/.exec(stored)?.[0] ?? "");
  return { answer, costs };
}

it.each([
  ["name", "vip", "nobody-of-this-name"],
  ["number", "010-2000-1000", "010-9999-0000"],
])("AP-001 a login by the %s of nobody costs what a member's costs, and is answered alike", async (_, own, nobodys) => {
  const known = await guess(own);
  expect(known.costs).toContain("$argon2id$v=19$m=19456,t=2,p=1");
  expect(await guess(nobodys)).toEqual(known);
});
