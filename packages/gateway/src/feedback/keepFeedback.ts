import type { Insertable } from "kysely";
import type { Merchant } from "../merchant.ts";
import type { Tables } from "../store/tables.ts";
import type { Reading, Writing } from "../store/transaction.ts";

const DAY_MS = 86_400_000;
/** As long as the demonstration's privacy text says (CO-035). */
const KEPT_MS = 365 * DAY_MS;

/** Keeps what a visitor wrote with its pictures, as JPEG. */
export function keepFeedback(
  { tables, run, first }: Writing,
  row: Insertable<Tables["feedback"]>,
  pictures: readonly Uint8Array[],
): void {
  const { id } = first(tables.insertInto("feedback").values(row).returning("id"))!;
  for (const [position, jpeg] of pictures.entries()) {
    run(tables.insertInto("feedback_image").values({ feedback_id: id, position, jpeg }));
  }
}

/** Deletes feedback whose time is over, and pictures whose shorter time is over (CN-062): as the privacy text says. */
export function forgetFeedback(
  { tables, run }: Writing,
  merchants: Iterable<Pick<Merchant, "merchant" | "constants">>,
  now: number,
): void {
  run(tables.deleteFrom("feedback").where("at", "<=", now - KEPT_MS));
  for (const { merchant, constants } of merchants) {
    const old = tables
      .selectFrom("feedback")
      .select("id")
      .where("merchant", "=", merchant)
      .where("at", "<=", now - constants.feedbackPicturesKept * DAY_MS);
    run(tables.deleteFrom("feedback_image").where("feedback_id", "in", old));
  }
}

/** Feedback as an operator reads it, with its pictures as JPEG. */
export interface KeptFeedback extends Omit<Tables["feedback"], "id"> {
  readonly pictures: readonly Uint8Array[];
}

/** All feedback, the oldest first. */
export function readFeedback({ tables, all }: Reading): readonly KeptFeedback[] {
  const pictures = all(tables.selectFrom("feedback_image").selectAll().orderBy("position"));
  return all(tables.selectFrom("feedback").selectAll().orderBy("id")).map(({ id, ...row }) => ({
    ...row,
    pictures: pictures.flatMap(({ feedback_id: of, jpeg }) => (of === id ? [jpeg] : [])),
  }));
}
