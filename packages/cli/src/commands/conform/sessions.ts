import { toApiError } from "@livery/platform/unwrap.ts";
import { UsageError } from "../../usageError.ts";
import { ANSWER } from "./carryOut.ts";
import { type CheckResult, skipped } from "./conformReport.ts";
import { callOf } from "./contract.ts";
import type { Answer } from "./createAsk.ts";
import { judgeSuccess, refusalDeviations, refusedByState } from "./judge.ts";
import type { Actor, Visit } from "./visit.ts";

export interface Account {
  readonly name: string;
  readonly password: string;
}

type Accounts = Readonly<Partial<Record<Actor, Account>>>;

interface LoggedIn {
  readonly tokens: Visit["tokens"];
  /** The checks of the login's own answers. */
  readonly login: readonly CheckResult[];
}

/** Begins a session for each account. Throws a UsageError if the platform refuses one as the contract says. */
export async function logIn(visit: Visit, accounts: Accounts): Promise<LoggedIn> {
  const login = callOf(visit.contract, "login");
  const tokens: Partial<Record<Actor, string>> = {};
  const checks: CheckResult[] = [];
  for (const [actor, account] of Object.entries(accounts) as readonly [Actor, Account][]) {
    const { name: username, password } = account;
    const answer = await visit.ask(login, { type: "username", username, password });
    const judged = judgeSuccess(login, answer, visit.contract);
    checks.push({ check: `${ANSWER} to ${username}`, deviations: judged.ok ? [] : judged.deviations });
    if (!judged.ok) {
      requireNoRefusal(username, answer);
      continue;
    }
    const { token, mustChangePassword } = judged.value as { token: string; mustChangePassword?: boolean };
    if (mustChangePassword === true) throw new UsageError(`${username} has to change the password first.`);
    tokens[actor] = token;
  }
  return { tokens, login: checks.length > 0 ? checks : [skipped(ANSWER, "it needs a member (--account)")] };
}

/** A proper refusal of a login is no deviation: the account or its password is wrong, or the platform asks for more. */
function requireNoRefusal(username: string, answer: Answer): void {
  if (!answer.came || refusalDeviations(answer, refusedByState).length > 0) return;
  const { code, said } = toApiError(answer.body);
  throw new UsageError(`The platform refuses the login of ${username}: ${said} (${code})`);
}

/** Ends every session, and makes sure that one that has ended is refused. */
export async function logOut(visit: Visit): Promise<readonly CheckResult[]> {
  const tokens = Object.values(visit.tokens);
  if (tokens.length === 0) return [];
  const [logout, info] = [callOf(visit.contract, "logout"), callOf(visit.contract, "memberInfo")];
  const checks: CheckResult[] = [];
  for (const token of tokens) {
    const judged = judgeSuccess(logout, await visit.ask(logout, {}, { token }), visit.contract);
    const after = await visit.ask(info, {}, { token });
    checks.push({ check: ANSWER, deviations: judged.ok ? [] : judged.deviations });
    checks.push({ check: "the session after it", deviations: refusalDeviations(after, [401]) });
  }
  return checks;
}
