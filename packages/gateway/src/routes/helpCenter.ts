import type { HelpCenterAnswer } from "@livery/platform/decoders/helpCenter.gen.js";
import { fillHtml, fillText } from "../texts/fillIn.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import type { Route } from "../visit.ts";

/** AP-050: the help topics in the words of the merchant. */
export const helpCenter: Route<HelpCenterAnswer> = async (visit) => {
  const rows = await visit.database.selectFrom("help_topic").selectAll().orderBy("position").execute();
  return rows.map((row) => ({
    id: row.id,
    title: fillText(inLanguage(row, "title", visit.language), visit),
    content: fillHtml(inLanguage(row, "content", visit.language), visit),
  }));
};
