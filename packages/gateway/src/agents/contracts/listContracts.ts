import type { ContractsResponse } from "@livery/platform/decoders/contracts.gen.js";
import { defined } from "@livery/platform/defined.ts";
import type { ContractInfoResponse } from "@livery/platform/decoders/contractInfo.gen.js";
import type { WireContractShare } from "@livery/platform/decoders/shared/contractShare.gen.ts";
import type { SettlementsResponse } from "@livery/platform/decoders/settlements.gen.js";
import type { SettlementsRequest } from "@livery/platform/requests/settlements.gen.js";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { IN_FORCE } from "@livery/product/contractStates.ts";
import type { Member } from "../../members/findMember.ts";
import { AGENT_TYPES } from "../../members/isAgent.ts";
import { pageOf, totalOf } from "../../money/pageOf.ts";
import { daysAsked } from "../../records/daysAsked.ts";
import type { Reading } from "../../store/transaction.ts";
import { directlyBelow } from "../team.ts";
import { wireContract } from "./findContract.ts";

/** How many contracts are listed that were rejected or have ended. */
const MOST_ENDED = 50;

/**
 * The agent's contracts of a kind, the newest first: those that pay it, and those that it pays; and with whom above it
 * contracts are possible (AP-190).
 */
export function listContracts(reading: Reading, agent: Member, kind: ContractKind): ContractsResponse {
  const asThe = (party: "receiver_id" | "payer_id") => {
    const own = reading.tables.selectFrom("contract").selectAll().where(party, "=", agent.id).where("kind", "=", kind);
    const newest = own.orderBy("number", "desc");
    const open = reading.all(newest.where("state", "in", ["NEW", ...IN_FORCE]));
    const ended = reading.all(newest.where("state", "in", ["REJECTED", "TERMINATED"]).limit(MOST_ENDED));
    const listed = [...open, ...ended].toSorted((one, other) => other.number - one.number);
    return listed.map((contract) => wireContract(reading, contract, agent.id));
  };
  const upline = agentAbove(reading, agent)?.account;
  return { own: asThe("receiver_id"), downline: asThe("payer_id"), ...defined({ upline }) };
}

/**
 * A page of what contracts of a kind paid to the agent or by it, the newest period first (AP-193). Periods count by their
 * last day.
 */
export function listSettlements(
  reading: Reading,
  agent: Pick<Member, "id">,
  { kind, from, to, ...page }: SettlementsRequest,
  now: number,
): SettlementsResponse {
  const { start, end } = daysAsked(reading, agent.id, { from, to }, now);
  const query = reading.tables
    .selectFrom("settlement")
    .where("settlement.kind", "=", kind)
    .where((is) => is.or([is("settlement.receiver_id", "=", agent.id), is("settlement.payer_id", "=", agent.id)]))
    // A period that ends as a day begins was over on the day before.
    .where("settlement.to_at", ">", start)
    .where("settlement.to_at", "<=", end);
  const rows = (limit: number, offset: number) =>
    reading.all(
      query
        .innerJoin("member as payer", "payer.id", "settlement.payer_id")
        .innerJoin("member as receiver", "receiver.id", "settlement.receiver_id")
        .select(["settlement.id", "settlement.from_at", "settlement.to_at", "settlement.amount", "settlement.paid_at"])
        .select("settlement.shares")
        .select(["settlement.receiver_id", "payer.account as payer", "receiver.account as receiver"])
        .orderBy("settlement.to_at", "desc")
        .orderBy("settlement.number", "desc")
        .limit(limit)
        .offset(offset),
    );
  return pageOf(page, totalOf(reading, query), rows, ({ id, from_at, to_at, amount, shares, paid_at, ...parties }) => {
    const own = parties.receiver_id === agent.id;
    return {
      id,
      kind,
      account: own ? parties.payer : parties.receiver,
      own,
      from: new Date(from_at).toISOString(),
      to: new Date(to_at).toISOString(),
      amount,
      ...wireShares(shares),
      state: paid_at === null ? "OPEN" : "PAID",
    };
  });
}

/** What a payment is shares of, from its row; nothing if an older version made it. */
export function wireShares(stored: string | null): { readonly shares?: WireContractShare[] } {
  const shares = JSON.parse(stored ?? "[]") as WireContractShare[];
  return shares.length === 0 ? {} : { shares };
}

/** Which contracts concern an agent and which it may request (AP-066). */
export function contractInfo(reading: Reading, agent: Member): ContractInfoResponse {
  const { first, tables } = reading;
  const has = (kind: ContractKind) => {
    const own = tables.selectFrom("contract").select("number").where("kind", "=", kind);
    return (["receiver_id", "payer_id"] as const).some((party) => first(own.where(party, "=", agent.id).limit(1)));
  };
  // An agent with whom no contract of the kind is requested at the moment.
  const mayRequest = (kind: ContractKind) => {
    const agents = tables
      .selectFrom("member as receiver")
      .select("receiver.id")
      .where("receiver.type", "in", AGENT_TYPES)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("contract")
              .select("number")
              .whereRef("contract.receiver_id", "=", "receiver.id")
              .where("contract.kind", "=", kind)
              .where("contract.state", "=", "NEW"),
          ),
        ),
      )
      .limit(1);
    const isAbove = agentAbove(reading, agent) !== undefined;
    const below = directlyBelow(reading, agent.id);
    return (
      first(agents.where("receiver.id", "in", below)) !== undefined ||
      (isAbove && first(agents.where("receiver.id", "=", agent.id)) !== undefined)
    );
  };
  const concerns = (kind: ContractKind) => has(kind) || mayRequest(kind);
  return {
    divtypeinfo: concerns("dividend"),
    dailysalinfotype: concerns("daily"),
    contractmrdailysalinfotype: has("daily"),
    contracthoursalinfo: concerns("hourly"),
    realtimesalinfotype: concerns("realTime"),
    divtypereq: mayRequest("dividend"),
    dailysalreqtype: mayRequest("daily"),
    contracthoursalreq: mayRequest("hourly"),
    realtimesalreqtype: mayRequest("realTime"),
  };
}

/** The agent above, if there is one. */
function agentAbove({ first, tables }: Reading, { upline_id: above }: Member) {
  if (above === null) return undefined;
  const query = tables.selectFrom("member").select("account").where("id", "=", above);
  return first(query.where("type", "in", AGENT_TYPES));
}
