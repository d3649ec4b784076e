import type { Answer, Ask, Sending } from "./createAsk.ts";
import type { Contract, ContractCall, Fields } from "./contract.ts";
import { judgeSuccess } from "./judge.ts";
import { type Prepared, requestFor } from "./requestFor.ts";

/** Who sends a call. */
export type Actor = "member" | "agent" | "trial";

/** What the checks of all calls share. */
export interface Visit {
  readonly contract: Contract;
  readonly ask: Ask;
  readonly merchant: string;
  /** The decimals of the site's currency. */
  readonly decimals: number;
  readonly tokens: Readonly<Partial<Record<Actor, string>>>;
  readonly isEncrypted: boolean;
  readonly paymentPassword?: string | undefined;
  /** The member's login password, which some changes ask for again (AP-H). */
  readonly password?: string | undefined;
  /** Begins another session of the member; undefined if the platform does not let it. */
  readonly logInAgain: () => Promise<string | undefined>;
}

/** The session that a call is sent with. */
export function tokenFor({ tokens }: Visit, { call }: ContractCall): string | undefined {
  if (call.auth === "none") return undefined;
  return call.auth === "agent" ? tokens.agent : tokens.member;
}

/** Sends a request as the contract describes it: with the right session and, if it takes one, a new key. */
export function askProperly(
  visit: Visit,
  contractCall: ContractCall,
  fields: Fields,
  more: Sending = {},
): Promise<Answer> {
  const key = contractCall.call.takesIdempotencyKey ? { key: crypto.randomUUID() } : {};
  return visit.ask(contractCall, fields, { token: tokenFor(visit, contractCall), ...key, ...more });
}

/** A request whose ids exist; other calls are sent to find or create them. */
export function prepare(visit: Visit, contractCall: ContractCall): Promise<Prepared> {
  const answerOf = async (source: ContractCall): Promise<unknown> => {
    const prepared = await prepare(visit, source);
    if (!prepared.ready) return undefined;
    const judged = judgeSuccess(source, await askProperly(visit, source, prepared.fields), visit.contract);
    return judged.ok ? judged.value : undefined;
  };
  return requestFor(contractCall, { ...visit, answerOf });
}
