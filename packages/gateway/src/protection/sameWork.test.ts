import { login } from "@livery/platform/calls/login.ts";
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const argon2 = vi.spyOn(crypto, "argon2");
syncBuiltinESMExports();

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway();
});
afterAll(() => platform.gateway.close());

/** The cost of one password comparison. */
interface Cost {
  readonly algorithm: string;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** The response to a wrong password, and the cost of each comparison. */
async function guess(username: string): Promise<{ readonly answer: unknown; readonly costs: readonly Cost[] }> {
  argon2.mockClear();
  const body = JSON.stringify({ type: "username", username, password: "a wrong password" });
  const answer = await platform.raw(login.path, { method: login.method, body });
  const costs = argon2.mock.calls.map(([algorithm, { memory, passes, parallelism }]) => {
    return { algorithm, memory, passes, parallelism };
  });
  return { answer, costs };
}

it.each([
  ["name", "vip", "nobody-of-this-name"],
  ["number", "010-2000-1000", "010-9999-0000"],
])(
  "AP-001 a login with an unknown %s costs as much as a member's and gets the same response",
  async (_, own, nobodys) => {
    const known = await guess(own);
    expect(known.costs).toEqual([{ algorithm: "argon2id", memory: 19_456, passes: 2, parallelism: 1 }]);
    expect(await guess(nobodys)).toEqual(known);
  },
);
