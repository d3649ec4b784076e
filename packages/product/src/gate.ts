import type { FeatureId } from "./features.ts";
import type { Switches } from "./switches.gen.ts";

/** The kind of an account, from the platform's `isAgent`. */
export type AccountKind = "member" | "agent" | "trial";

/** Flags that the platform sends for a member at run time. */
type PlatformFlag =
  | "toUpline"
  | "divtypeinfo"
  | "dailysalinfotype"
  | "contractmrdailysalinfotype"
  | "contracthoursalinfo"
  | "realtimesalinfotype"
  | "divtypereq"
  | "dailysalreqtype"
  | "contracthoursalreq"
  | "realtimesalreqtype";

/** When something is available: every named condition must hold. No condition means always. */
export interface Gate {
  /** Must be enabled for the brand. Otherwise what it gates is absent from the pack. */
  readonly feature?: FeatureId;
  /** Must be on; brand and platform decide together (BR-037). */
  readonly switch?: keyof Switches;
  /** Whether there is a session token, before or after the platform has confirmed it. */
  readonly session?: GateContext["session"];
  /** The platform has confirmed the session, and its account is of one of these kinds. */
  readonly accounts?: readonly AccountKind[];
  /** At least one of these is set. */
  readonly flags?: readonly PlatformFlag[];
}

/** A gate that depends on features alone, so that the build decides it: pages, menu entries, sections of home. */
export type FeatureGate = Pick<Gate, "feature">;

/** What a gate is evaluated against. */
export interface GateContext {
  readonly features: Readonly<Record<FeatureId, boolean>>;
  /** The resolved switches; one that is missing is off. */
  readonly switches: Readonly<Partial<Record<keyof Switches, boolean>>>;
  readonly session: "none" | "held";
  /** Undefined until the platform has confirmed the session. */
  readonly account: AccountKind | undefined;
  /** A flag that the platform has not sent is off. */
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

/** The part of the context that a gate's conditions need: a page needs no session. */
export type ContextOf<G> = Pick<GateContext, PartOfContext[Conditions<G>]>;

/** The one decision whether a page, menu entry, dialog, pane or field is available. */
export function isOpen<G extends Gate>(gate: G, context: ContextOf<G>): boolean {
  const { feature, switch: switchId, session, accounts, flags }: Gate = gate;
  // The types make sure that a context has every part that the gate's conditions read.
  const known = context as unknown as GateContext;
  return (
    (feature === undefined || known.features[feature]) &&
    (switchId === undefined || known.switches[switchId] === true) &&
    (session === undefined || known.session === session) &&
    (accounts === undefined || (known.account !== undefined && accounts.includes(known.account))) &&
    (flags === undefined || flags.some((flag) => known.flags[flag] === true))
  );
}

/** Whether registration is open: the one condition of every link to it and of its form (BR-026). */
export const registrationGate = { switch: "DIRECTREG3" } as const satisfies Gate;

/** Whether a forgotten password can also be replaced by a code to the phone (AU-045, BR-029). */
export const phoneRecoveryGate = { switch: "CHNGPASSVERIF3" } as const satisfies Gate;

const agentTypes: readonly number[] = [1, 2, 41, 42];
const TRIAL = 4;

/** The kind of an account from the platform's number (RO-019): 1, 2, 41 and 42 are agents, 4 is a trial, any other is a member. */
export function accountKindOf(agentType: number): AccountKind {
  if (agentType === TRIAL) return "trial";
  return agentTypes.includes(agentType) ? "agent" : "member";
}
