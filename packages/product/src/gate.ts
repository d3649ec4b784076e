import type { FeatureId } from "./features.ts";
import type { Switches } from "./switches.gen.ts";

/** What kind an account is, by the platform's `isAgent`. */
export type AccountKind = "member" | "agent" | "trial";

/** What the platform says of a member at run time that decides what the member sees. */
type PlatformFlag =
  | "toUpline"
  | "divtypeinfo"
  | "dailysalinfotype"
  | "contractmrdailysalinfotype"
  | "contracthoursalinfo"
  | "realtimesalinfotype";

/** When something is there: every named condition must hold. No condition: always. */
export interface Gate {
  /** Compiled into the brand. Where it is not, what it gates is absent from the pack. */
  readonly feature?: FeatureId;
  /** On, by the brand and its platform together (BR-037). */
  readonly switch?: keyof Switches;
  /** Whether a session's token is held, whoever it belongs to. */
  readonly session?: GateContext["session"];
  /** The platform has said whose session it is, and the account is of one of these kinds. */
  readonly accounts?: readonly AccountKind[];
  /** At least one of these is set. */
  readonly flags?: readonly PlatformFlag[];
}

/** A gate that is decided when the brand is packed: that of pages, menu entries and sections of home. */
export type FeatureGate = Pick<Gate, "feature">;

/** What gates are judged against. */
export interface GateContext {
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** As brand and platform decide them together; a switch that is left out is off. */
  readonly switches: Readonly<Partial<Record<keyof Switches, boolean>>>;
  readonly session: "none" | "held";
  /** Undefined until the platform has said whose session it is. */
  readonly account: AccountKind | undefined;
  /** A flag that the platform has not sent is not set. */
  readonly flags: Readonly<Partial<Record<PlatformFlag, boolean>>>;
}

interface PartOfContext {
  readonly feature: "features";
  readonly switch: "switches";
  readonly session: "session";
  readonly accounts: "account";
  readonly flags: "flags";
}

type Conditions<G> = G extends unknown ? Extract<keyof G, keyof Gate> : never;

/** As much of the context as the conditions of a gate need: pages alone need no session. */
export type ContextOf<G> = Pick<GateContext, PartOfContext[Conditions<G>]>;

/** The one decision on whether a page, menu entry, dialog, pane or field is there. */
export function isOpen<G extends Gate>(gate: G, context: ContextOf<G>): boolean {
  const { feature, switch: switchId, session, accounts, flags }: Gate = gate;
  // Of the parts that a context lacks nothing is asked: the types see to that.
  const known = context as unknown as GateContext;
  return (
    (feature === undefined || known.features[feature]) &&
    (switchId === undefined || known.switches[switchId] === true) &&
    (session === undefined || known.session === session) &&
    (accounts === undefined || (known.account !== undefined && accounts.includes(known.account))) &&
    (flags === undefined || flags.some((flag) => known.flags[flag] === true))
  );
}

/** Whether new members are taken: the one condition of every link to the registration and of its form (BR-026). */
export const registrationGate = { switch: "DIRECTREG3" } as const satisfies Gate;

const agentTypes: readonly number[] = [1, 2, 41, 42];
const TRIAL = 4;

/** The kind of an account by the platform's number (RO-019): 1, 2, 41 and 42 are agents, 4 is a trial, any other a member. */
export function accountKindOf(agentType: number): AccountKind {
  if (agentType === TRIAL) return "trial";
  return agentTypes.includes(agentType) ? "agent" : "member";
}
