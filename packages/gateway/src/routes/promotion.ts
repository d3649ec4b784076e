import type { PromotionResponse } from "@livery/platform/decoders/promotion.gen.js";
import { shape } from "@livery/platform/requests/promotion.gen.js";
import { major, toMinor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { ApiError } from "../http/apiError.ts";
import { settingsOf } from "../money/merchantSettings.ts";
import { closedState } from "../promotions/challenges.ts";
import { challengeOf } from "../promotions/challengeTerms.ts";
import { shownState } from "../promotions/promotionState.ts";
import { queryOf } from "../requestOf.ts";
import type { RequestContext, Route } from "../requestContext.ts";
import { fillHtml } from "../texts/fillIn.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import { periodOf } from "../texts/periods.ts";
import { wholeUnits } from "../texts/wholeUnits.ts";

/** AP-146: one promotion, with its terms as sentences and a member's state. */
export const promotion: Route<PromotionResponse> = async (context) => {
  const { database, language, now } = context;
  const { id } = queryOf(context, shape);
  const row = await database.selectFrom("promotion").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError("PROMOTION_UNKNOWN");
  const { start, end } = periodOf(row.period, now, context.merchant.timeZone);
  const { state, reason, turnover = "" } = await progressOf(id, context);
  return {
    id,
    title: inLanguage(row, "title", language),
    image: pictureAddress({ kind: "promotion", emblem: row.emblem, seed: id }),
    startsAt: new Date(start).toISOString(),
    ...(end !== undefined && { endsAt: new Date(end).toISOString() }),
    content: `<p>${inLanguage(row, "summary", language)}</p>${turnover}`,
    terms: sentencesOf(fillHtml(inLanguage(row, "terms", language), context)),
    ...(state !== undefined && { state }),
    ...(reason !== undefined && { reason }),
  };
};

interface Progress {
  readonly state?: string | undefined;
  readonly reason?: string;
  /** The turnover as HTML. */
  readonly turnover?: string;
}

/** For a visitor only whether it is closed. */
async function progressOf(id: string, { store, session, merchant, language, now }: RequestContext): Promise<Progress> {
  const challenge = challengeOf(id);
  if (!session) return { state: challenge && closedState(challenge, now, merchant.timeZone) };
  return store.read((reading) => {
    const { state, reason, turnover } = shownState(reading, id, session.member, now) ?? {};
    const unit = toMinor(major(1), settingsOf(reading, session.member.merchant).decimals);
    const [done, needed] = [turnover?.done ?? 0, turnover?.needed ?? 0].map((amount) =>
      wholeUnits(Math.floor(amount / unit)),
    );
    const shown = {
      ko: `<p>참여한 뒤 베팅한 금액: ${done} / ${needed}</p>`,
      en: `<p>You have bet ${done} of ${needed} since you joined.</p>`,
    }[language];
    return { state, ...(reason && { reason: reason[language] }), ...(turnover && { turnover: shown }) };
  });
}

/** The entries of the list that terms are. */
function sentencesOf(html: string): string[] {
  return [...html.matchAll(/<li>(.*?)<\/li>/gsu)].map(([, text = ""]) => text.replaceAll(/<[^>]+>/gu, ""));
}
