import type { HelpCenterResponse } from "@livery/platform/decoders/helpCenter.gen.js";
import { fillHtml, fillText } from "../texts/fillIn.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import type { Route } from "../requestContext.ts";

/** AP-050: the help topics with the merchant's names filled in. */
export const helpCenter: Route<HelpCenterResponse> = async (context) => {
  const rows = await context.database.selectFrom("help_topic").selectAll().orderBy("position").execute();
  return rows.map((row) => ({
    id: row.id,
    title: fillText(inLanguage(row, "title", context.language), context),
    content: fillHtml(inLanguage(row, "content", context.language), context),
  }));
};
