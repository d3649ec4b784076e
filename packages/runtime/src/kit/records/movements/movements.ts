import type { WireTransaction } from "@livery/platform/decoders/shared/transaction.gen.ts";
import { type Gate, type GateContext, isOpen } from "@livery/product/gate.ts";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";

const kindIcons = {
  DEPOSIT: "plus",
  WITHDRAWAL: "bank",
  /** What a withdrawal had taken and gave back. */
  RETURNED: "refresh",
  TRANSFER: "arrowRight",
  BONUS: "star",
  REBATE: "coin",
  CONTRACT: "affiliate",
  POINTS: "pointMall",
  OPENING: "wallet",
} as const satisfies Readonly<Record<string, IconName>>;

export type MovementKind = keyof typeof kindIcons;

/** What a movement was, with its icon; undefined for a kind that the site does not know. */
export function kindOf({
  kind,
  amount,
}: Pick<WireTransaction, "kind" | "amount">): { readonly id: MovementKind; readonly icon: IconName } | undefined {
  if (!Object.hasOwn(kindIcons, kind)) return undefined;
  const id = kind === "WITHDRAWAL" && amount > 0 ? "RETURNED" : (kind as MovementKind);
  return { id, icon: kindIcons[id] };
}

/** A kind to filter by. The opening balance is one entry, which needs no filter. */
interface FilterKind extends Gate {
  readonly kind: Exclude<MovementKind, "RETURNED" | "OPENING">;
}

const filterKinds: readonly FilterKind[] = [
  { kind: "DEPOSIT" },
  { kind: "WITHDRAWAL" },
  { kind: "TRANSFER" },
  { kind: "BONUS" },
  { kind: "REBATE" },
  { kind: "CONTRACT", accounts: ["agent"] },
  { kind: "POINTS", feature: "pointMall" },
];

/** The kinds of movements that the account and the brand can have. */
export function offeredKinds(context: GateContext): readonly FilterKind["kind"][] {
  return filterKinds.filter((row) => isOpen<Gate>(row, context)).map(({ kind }) => kind);
}

const stateLooks = {
  PENDING: "open",
  PAYING: "open",
  CONFIRMING: "open",
  COMPLETED: "settled",
  CANCELLED: "settled",
  REJECTED: "refused",
} as const;

export type MovementState = keyof typeof stateLooks;

/**
 * How a movement's state looks; undefined for one that the site does not know. What came back is settled, whatever became
 * of the withdrawal.
 */
export function stateOf(
  movement: Pick<WireTransaction, "kind" | "amount" | "state">,
): { readonly id: MovementState; readonly look: (typeof stateLooks)[MovementState] } | undefined {
  if (!Object.hasOwn(stateLooks, movement.state)) return undefined;
  const id = movement.state as MovementState;
  return { id, look: kindOf(movement)?.id === "RETURNED" ? "settled" : stateLooks[id] };
}
