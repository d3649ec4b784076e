import type { PromotionResponse } from "@livery/platform/decoders/promotion.gen.js";
import { shape } from "@livery/platform/requests/promotion.gen.js";
import { accountKindOf } from "@livery/product/gate.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { ApiError } from "../http/apiError.ts";
import { queryOf } from "../requestOf.ts";
import type { RequestContext, Route } from "../requestContext.ts";
import { fillHtml } from "../texts/fillIn.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import { periodOf } from "../texts/periods.ts";

/** The promotion that every member got with the registration. */
const WELCOME = "welcome";

/** AP-146: one promotion, with its terms as sentences and a member's state. */
export const promotion: Route<PromotionResponse> = async (context) => {
  const { database, language, now } = context;
  const { id } = queryOf(context, shape);
  const row = await database.selectFrom("promotion").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError("PROMOTION_UNKNOWN");
  const { start, end } = periodOf(row.period, now, context.merchant.timeZone);
  const state = stateOf(id, context);
  return {
    id,
    title: inLanguage(row, "title", language),
    image: pictureAddress({ kind: "promotion", emblem: row.emblem, seed: id }),
    startsAt: new Date(start).toISOString(),
    ...(end !== undefined && { endsAt: new Date(end).toISOString() }),
    content: `<p>${inLanguage(row, "summary", language)}</p>`,
    terms: sentencesOf(fillHtml(inLanguage(row, "terms", language), context)),
    ...(state !== undefined && { state }),
  };
};

/** Members take part in everything without joining; a trial account cannot take part, and a visitor has no state. */
function stateOf(id: string, { session }: RequestContext): string | undefined {
  if (!session || accountKindOf(session.member.type) === "trial") return undefined;
  return id === WELCOME ? "issued" : "signed";
}

/** The entries of the list that terms are. */
function sentencesOf(html: string): string[] {
  return [...html.matchAll(/<li>(.*?)<\/li>/gsu)].map(([, text = ""]) => text.replaceAll(/<[^>]+>/gu, ""));
}
