import type { Call } from "@livery/platform/call.ts";
import { answerContract } from "@livery/platform/calls/answerContract.ts";
import { claimPromotion } from "@livery/platform/calls/claimPromotion.ts";
import { contracts } from "@livery/platform/calls/contracts.ts";
import { joinPromotion } from "@livery/platform/calls/joinPromotion.ts";
import { processDailySalary } from "@livery/platform/calls/processDailySalary.ts";
import { processDividend } from "@livery/platform/calls/processDividend.ts";
import { processHourlySalary } from "@livery/platform/calls/processHourlySalary.ts";
import { processRealTimeSalary } from "@livery/platform/calls/processRealTimeSalary.ts";
import { promotion } from "@livery/platform/calls/promotion.ts";
import { requestContract } from "@livery/platform/calls/requestContract.ts";
import { challengeFigures } from "./challengeFigures.ts";
import type { HistoryMember } from "./openHistory.ts";

/** Sends a call of a member. */
export type SendAs = <Request, Response>(
  member: HistoryMember,
  call: Call<Request, Response>,
  request: Request,
) => Promise<Response>;

/** The calls that answer a contract of one kind. */
const answers = {
  dividend: processDividend,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realTime: processRealTimeSalary,
} as const;

type ContractKind = keyof typeof answers;
export const contractKinds = Object.keys(answers) as readonly ContractKind[];

/** Terms with rates that no payer's own contract is below. */
const lowest = {
  dividend: { period: "W", rate: 0.01 },
  daily: { rate: 0.01 },
  hourly: { rate: 0.01 },
  realTime: { profitRate: 0, lossRate: 0 },
} as const;

/** After their history, members join and claim challenges, and agents change contracts: with the calls themselves. */
export async function callAtLast(members: readonly HistoryMember[], send: SendAs): Promise<void> {
  const some = members.filter((_, index) => index % 5 === 0);
  for (const [index, member] of some.entries()) {
    for (const { id } of challengeFigures) {
      const { state } = await send(member, promotion, { id, language: "ko" });
      if (state === "join") await send(member, joinPromotion, { id });
      if (state === "claim" && index % 2 === 0) await send(member, claimPromotion, { id });
    }
  }
  const agents = members.filter(({ isAgent }) => isAgent);
  for (const [index, agent] of agents.entries()) {
    const upline = agents.find(({ id }) => id === agent.upline);
    if (!upline) continue;
    for (const [step, kind] of contractKinds.entries()) await change(send, { agent, upline, kind, turn: index + step });
  }
}

interface Change {
  readonly agent: HistoryMember;
  readonly upline: HistoryMember;
  readonly kind: ContractKind;
  readonly turn: number;
}

/** In turn: a new contract is requested, the upline ends the one in force, both agree on its end, the agent asks for it. */
async function change(send: SendAs, { agent, upline, kind, turn }: Change): Promise<void> {
  if (turn % 4 === 0) {
    const asked = { action: "NEW", kind, account: upline.account, terms: lowest[kind] } as const;
    const { id } = await send(agent, requestContract, asked);
    const action = ([undefined, "ACCEPT", "REJECT"] as const)[turn % 3];
    if (action) await send(upline, answerContract, { id, action });
    return;
  }
  const { own } = await send(agent, contracts, { kind });
  const inForce = own.find(({ state }) => state === "SUCCESS");
  if (!inForce) return;
  const { id } = inForce;
  if (turn % 4 === 1) await send(upline, answers[kind], { id, action: "TERMINATE" });
  else await send(agent, requestContract, { action: "TERMINATE", id });
  if (turn % 4 === 2) await send(upline, answers[kind], { id, action: "ACCEPT" });
}
