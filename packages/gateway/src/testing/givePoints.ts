import type { Owner } from "../money/ledger/wallets.ts";
import { movePoints } from "../points/movePoints.ts";
import { HUNDREDTHS } from "../points/pointTerms.ts";
import type { Writing } from "../store/transaction.ts";

interface Gift {
  /** Unique at the merchant. */
  readonly reference: string;
  readonly points: number;
  readonly now: number;
}

/** Gives a member points from nowhere, recorded as an operator's gift. */
export function givePoints(writing: Writing, member: Owner, { reference, points, now }: Gift): void {
  const amount = Math.round(points * HUNDREDTHS);
  const { id: member_id, merchant } = member;
  const { run, tables } = writing;
  run(tables.insertInto("adjustment").values({ merchant, subject: "points", reference, member_id, amount, at: now }));
  movePoints(writing, member, { kind: "opening", type: "DEPOSIT", reference, amount, now });
}
