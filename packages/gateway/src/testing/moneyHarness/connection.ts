import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { callBody } from "@livery/platform/callBody.ts";
import { login } from "@livery/platform/calls/login.ts";
import type { Random } from "../../seed/random.ts";
import type { Counts } from "./counts.ts";
import { type HarnessMember, LOGIN_PASSWORD } from "./harnessMember.ts";
import { type RecordedResponse, keyedCalls } from "./history.ts";
import type { KillableServer } from "./killableServer.ts";
import { isPassing, readResponse } from "./outcome.ts";
import { type HangUp, sendOnce } from "./sendOnce.ts";

/** The share of responses that a client does not wait for. */
const DROPPED = 0.2;
/** The pause before a retry. */
const PAUSE_MS = 5;
/** An operation that has no response after this time never gets one. */
const PATIENCE_MS = 60_000;

interface Keyed {
  readonly member: HarnessMember;
  readonly call: string;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A client's connection to the server, across its restarts. */
export interface Connection {
  /**
   * Sends until a response settles the matter; passes every response that was read, including that one, to `onResponse`.
   * `undefined` if the member is excluded and can never get a response.
   */
  ask(
    keyed: Keyed,
    random: Random,
    onResponse: (answer: RecordedResponse) => void,
  ): Promise<RecordedResponse | undefined>;
  close(): void;
}

export function openConnection(server: KillableServer, counts: Counts): Connection {
  const agent = new Agent({ keepAlive: true });
  const tokens = new Map<number, string>();

  /** A token of a new session; `undefined` if the platform no longer accepts the member. */
  async function logIn({ id, account, merchant }: HarnessMember, deadline: number): Promise<string | undefined> {
    const body = { type: "username", username: account, password: LOGIN_PASSWORD };
    for (;;) {
      const answer = await send({ ...login, headers: { Merchant: merchant }, body: JSON.stringify(body) }, undefined);
      const { code, value } = answer ? readResponse(answer) : {};
      if (answer?.status === 200) {
        const { token } = value as { readonly token: string };
        tokens.set(id, token);
        return token;
      }
      if (code === "EXCLUDED") return undefined;
      await waitOrGiveUp(`the login of ${account} (${answer?.text ?? "no response"})`, deadline);
    }
  }

  async function send(
    { method, path, headers, body }: Pick<Parameters<typeof sendOnce>[1], "method" | "path" | "headers" | "body">,
    hangUp: HangUp | undefined,
  ): Promise<RecordedResponse | undefined> {
    const known = { Language: "en", ...headers };
    return sendOnce(agent, { port: await server.port(), method, path, headers: known, body }, hangUp);
  }

  return {
    async ask({ member, call, key, body }, random, onResponse) {
      const keyed = keyedCalls.get(call)!;
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const token = tokens.get(member.id) ?? (await logIn(member, deadline));
        if (token === undefined) return undefined;
        const hangUp = random.next() < DROPPED ? random.pick(["sent", "answered"] as const) : undefined;
        const headers = { Merchant: member.merchant, Authorization: token, "Idempotency-Key": key };
        counts.sends += 1;
        const answer = await send({ ...keyed, headers, body: callBody(keyed, body) }, hangUp);
        if (answer) onResponse(answer);
        if (answer && !isPassing(answer)) return answer;
        if (answer) counts.passing += 1;
        else if (hangUp) counts.dropped += 1;
        else counts.unanswered += 1;
        if (answer?.status === 401 && tokens.get(member.id) === token) tokens.delete(member.id);
        await waitOrGiveUp(`${call} of ${member.account} under ${key}`, deadline);
      }
    },
    close: () => agent.destroy(),
  };
}

async function waitOrGiveUp(what: string, deadline: number): Promise<void> {
  if (Date.now() > deadline) throw new Error(`${what}: no response within ${PATIENCE_MS / 1000} s`);
  await pause(PAUSE_MS);
}
