import type { Insertable, Kysely } from "kysely";
import type { Tables } from "../store/tables.ts";
import type { Writing } from "../store/transaction.ts";

/** As long as the demonstration's privacy text says (CO-035). */
const KEPT_MS = 365 * 86_400_000;

/**
 * Keeps what a visitor wrote with its pictures, as JPEG, and deletes what is older than the privacy text says.
 */
export function keepFeedback(
  { tables, run, first }: Writing,
  row: Insertable<Tables["feedback"]>,
  pictures: readonly Uint8Array[],
): void {
  run(tables.deleteFrom("feedback").where("at", "<=", row.at - KEPT_MS));
  const { id } = first(tables.insertInto("feedback").values(row).returning("id"))!;
  for (const [position, jpeg] of pictures.entries()) {
    run(tables.insertInto("feedback_image").values({ feedback_id: id, position, jpeg }));
  }
}

/** Feedback as an operator reads it, with its pictures as JPEG. */
export interface KeptFeedback extends Omit<Tables["feedback"], "id"> {
  readonly pictures: readonly Uint8Array[];
}

/** All feedback, the oldest first. */
export async function readFeedback(database: Kysely<Tables>): Promise<readonly KeptFeedback[]> {
  const rows = await database.selectFrom("feedback").selectAll().orderBy("id").execute();
  const pictures = await database.selectFrom("feedback_image").selectAll().orderBy("position").execute();
  return rows.map(({ id, ...row }) => ({
    ...row,
    pictures: pictures.flatMap(({ feedback_id: of, jpeg }) => (of === id ? [jpeg] : [])),
  }));
}
