import type { WireContractTerms } from "@livery/platform/decoders/shared/contractTerms.gen.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";
import { idOf, textOf, valueOf } from "../outcome.ts";
import { type Draw, type Plan, chance, forget, recent } from "./plan.ts";

const KINDS = ["dividend", "daily", "hourly", "realTime"] as const;

/** In percent; an agent of a run has 5. */
const TOO_MUCH = 9;

/** Terms of a kind; occasionally above the rate that is allowed. */
function termsOf({ random }: Draw, kind: ContractKind): WireContractTerms {
  const [rate, other, period] = [random.between(1, 4), random.between(1, 4), random.pick(["D", "W"] as const)];
  const asked = chance(random, 10) ? TOO_MUCH : rate;
  if (kind === "realTime") return { profitRate: other, lossRate: asked };
  return { rate: asked, ...(kind === "dividend" && { period }) };
}

const recentOf = ({ random, known }: Draw, kind: ContractKind): string => recent(random, known.contracts[kind]);

/** Answers one of the newest contracts of a kind; the platform knows whose turn it is. */
const answered = (draw: Draw, kind: ContractKind) => {
  const action = draw.random.pick(["ACCEPT", "ACCEPT", "ACCEPT", "REJECT", "TERMINATE", "TERMINATE"]);
  return { id: recentOf(draw, kind), action };
};

const process = (kind: ContractKind): Plan => ({
  weight: 5,
  by: ["secret"],
  body: (draw) => answered(draw, kind),
  learn: ({ contracts }, operation) => {
    if (textOf(operation, "action") !== "ACCEPT") forget(contracts[kind], textOf(operation, "id"));
  },
});

/** How agents agree on contracts with their partners and end them. */
export const contractPlans: Readonly<Record<string, Plan>> = {
  requestContract: {
    weight: 8,
    by: ["secret"],
    body: (draw) => {
      const { random, known } = draw;
      const kind = random.pick(KINDS);
      const [id, terms] = [recentOf(draw, kind), termsOf(draw, kind)];
      if (chance(random, 25)) return { action: "TERMINATE", id };
      return { action: "NEW", kind, account: known.member.partner ?? "nobody", terms };
    },
    learn: ({ contracts }, operation) => {
      if (textOf(operation, "action") === "NEW") contracts[valueOf<Named>(operation).kind].push(idOf(operation));
    },
  },
  answerContract: {
    weight: 7,
    by: ["secret"],
    body: (draw) => ({ ...answered(draw, draw.random.pick(KINDS)), preview: chance(draw.random, 20) }),
    learn: ({ contracts }, { body, ...operation }) => {
      if (body["preview"] === true || body["action"] === "ACCEPT") return;
      for (const kind of KINDS) forget(contracts[kind], textOf({ body, ...operation }, "id"));
    },
  },
  processDividend: process("dividend"),
  processDailySalary: process("daily"),
  processHourlySalary: process("hourly"),
  processRealTimeSalary: process("realTime"),
};

interface Named {
  readonly kind: ContractKind;
}
