import type { LanguageResponse } from "@livery/platform/decoders/language.gen.js";
import { ApiError } from "../http/apiError.ts";
import { type Route, textOf } from "../requestContext.ts";

/** AP-063: stores the visitor's chosen language for a logged-in member. */
export const language: Route<LanguageResponse> = async (context) => {
  const chosen = textOf(context, "language");
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/u.test(chosen)) {
    throw new ApiError("FIELD_INVALID", { field: "language", rule: "pattern" });
  }
  if (context.session) {
    const { id } = context.session.member;
    await context.database.updateTable("member").set({ language: chosen }).where("id", "=", id).execute();
  }
  return {};
};
