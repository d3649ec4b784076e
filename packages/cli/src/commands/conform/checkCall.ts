import { needsSession } from "@livery/platform/needsSession.ts";
import { ANSWER, carryOut } from "./carryOut.ts";
import { type CheckResult, skipped } from "./conformReport.ts";
import { type ContractCall, isRead } from "./contract.ts";
import { refusals } from "./refusals.ts";
import { tokenFor, type Visit } from "./visit.ts";

const LIMITED = "the platform accepts no more requests for the moment (status 429)";
const SILENT = "it did not answer before";

interface CallOptions {
  /** Whether calls that change something are sent. */
  readonly write: boolean;
  /** Checks that were made before. */
  readonly made: readonly CheckResult[];
}

interface Checked {
  readonly checks: readonly CheckResult[];
  readonly answered: boolean;
}

/** All checks of one call, until it leaves a request without an answer or the platform wants no more of them. */
export async function checkCall(visit: Visit, contractCall: ContractCall, options: CallOptions): Promise<Checked> {
  const { write, made } = options;
  const checks: CheckResult[] = [...made];
  if (!isRead(contractCall) && !write) {
    const check = made.length > 0 ? "what it has to refuse" : ANSWER;
    return { checks: [...checks, skipped(check, "it may change something (--write)")], answered: true };
  }
  let obstacle: string | undefined;
  const watched: Visit = {
    ...visit,
    async ask(...sent) {
      const answer = await visit.ask(...sent);
      if (!answer.came) obstacle = SILENT;
      else if (answer.status === 429) obstacle ??= LIMITED;
      return answer;
    },
  };
  /** A limit is no deviation. */
  const add = (...results: readonly CheckResult[]): void => {
    for (const result of results)
      checks.push(obstacle === LIMITED && result.deviations.length > 0 ? skipped(result.check, LIMITED) : result);
  };
  const hindrance = hindranceOf(visit, contractCall);
  if (hindrance !== undefined) add(skipped(ANSWER, hindrance));
  // Sessions begin before all other checks and end after them.
  else if (!["login", "logout"].includes(contractCall.call.id)) add(...(await carryOut(watched, contractCall)));
  for (const { check, applies, isAnonymous, hindrance: other, deviations } of refusals) {
    if (!applies(contractCall, visit)) continue;
    const because = obstacle ?? other?.(visit) ?? (isAnonymous ? undefined : hindrance);
    const found = because ?? (await deviations(watched, contractCall));
    add(typeof found === "string" ? skipped(check, found) : { check, deviations: found });
  }
  return { checks, answered: obstacle !== SILENT };
}

/** Why a call cannot be sent as a site would send it. */
function hindranceOf(visit: Visit, contractCall: ContractCall): string | undefined {
  const { call, fields } = contractCall;
  if (!needsSession(call)) return undefined;
  if (tokenFor(visit, contractCall) === undefined)
    return call.auth === "agent" ? "it needs an agent (--agent)" : "it needs a member (--account)";
  const isLacking = "paymentPassword" in fields && visit.paymentPassword === undefined;
  return isLacking ? "it needs the payment password (LIVERY_PAYMENT_PASSWORD)" : undefined;
}
