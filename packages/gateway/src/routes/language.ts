import type { LanguageAnswer } from "@livery/platform/decoders/language.gen.js";
import { Refusal } from "../http/refusal.ts";
import { type Route, textOf } from "../visit.ts";

/** AP-063: remembers the language that the visitor chose, if it is a member's. */
export const language: Route<LanguageAnswer> = async (visit) => {
  const chosen = textOf(visit, "language");
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/u.test(chosen)) {
    throw new Refusal("FIELD_INVALID", { field: "language", rule: "pattern" });
  }
  if (visit.session) {
    const { id } = visit.session.member;
    await visit.database.updateTable("member").set({ language: chosen }).where("id", "=", id).execute();
  }
  return {};
};
