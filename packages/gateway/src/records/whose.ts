import type { Expression } from "kysely";

/** Whose records are read: a member's, or those of all members that a query finds. */
export type Whose = number | Expression<number>;

/** How a column with a member's id is compared. */
export function among(whose: Whose): "=" | "in" {
  return typeof whose === "number" ? "=" : "in";
}
