import type { Call } from "@livery/platform/call.ts";
import type { TestGateway } from "./openTestGateway.ts";

type Auth = Call<never, unknown>["auth"];

/** The tokens of visitors who may send the calls that need a session, for tables over all calls. */
export async function tokensByAuth({ logIn }: Pick<TestGateway, "logIn">): Promise<ReadonlyMap<Auth, string>> {
  return new Map<Auth, string>([
    ["token", await logIn("demo")],
    ["agent", await logIn("agent1")],
  ]);
}
