import type {
  AnnouncementsResponse,
  WireBanner,
  WireNotice,
  WirePromotion,
} from "@livery/platform/decoders/announcements.gen.js";
import type { FeatureId } from "@livery/product/features.ts";
import { isOpen } from "@livery/product/gate.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import { fillHtml, fillText } from "../texts/fillIn.ts";
import { inLanguage } from "../texts/inLanguage.ts";
import { periodOf } from "../texts/periods.ts";
import type { Route, RequestContext } from "../requestContext.ts";

/** The types of a call that names none (BR-020). */
const USUAL_TYPES = "B,PL,PU,PR";

/** AP-026: banners, notices, pop-ups and promotions, each part only if its type is requested (NT-017). */
export const announcements: Route<AnnouncementsResponse> = async (context) => {
  const types = (context.query.get("types") ?? USUAL_TYPES).split(",");
  return {
    ...(types.includes("B") && { banners: await banners(context) }),
    // H: notices for the ticker, which shows those of the players (NT-017).
    ...((types.includes("PL") || types.includes("H")) && { playerNotices: await notices(context, "notice") }),
    ...(types.includes("PU") && { popup: await notices(context, "popup") }),
    ...(types.includes("PR") && { promotion: await promotions(context) }),
  };
};

async function banners(context: RequestContext): Promise<WireBanner[]> {
  const { language, merchant } = context;
  const rows = await context.database.selectFrom("banner").selectAll().orderBy("position").execute();
  return rows
    .filter(({ feature }) => isOpen(feature === null ? {} : { feature: feature as FeatureId }, merchant))
    .map((row) => {
      const eyebrow = inLanguage(row, "eyebrow", language);
      const picture = { emblem: row.emblem, seed: row.id };
      return {
        id: row.id,
        group: row.placement,
        title: fillText(inLanguage(row, "title", language), context),
        text: fillText(inLanguage(row, "text", language), context),
        image: pictureAddress({ kind: row.picture_kind, ...picture }),
        phoneImage: pictureAddress({ kind: row.picture_kind === "banner" ? "bannerPhone" : "auth", ...picture }),
        ...(eyebrow !== null && { eyebrow }),
        ...(row.link !== null && { link: row.link }),
      };
    });
}

async function notices(context: RequestContext, kind: "notice" | "popup"): Promise<WireNotice[]> {
  const { database, language } = context;
  const seeded = await database.selectFrom("meta").select("value").where("key", "=", "seededAt").executeTakeFirst();
  const rows = await database
    .selectFrom("notice")
    .selectAll()
    .where("kind", "=", kind)
    .orderBy("age_minutes")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: fillText(inLanguage(row, "title", language), context),
    content: fillHtml(inLanguage(row, "content", language), context),
    timestamp: Number(seeded?.value ?? context.now) - row.age_minutes * 60_000,
  }));
}

async function promotions(context: RequestContext): Promise<WirePromotion[]> {
  const { database, language, now } = context;
  const rows = await database.selectFrom("promotion").selectAll().orderBy("position").execute();
  return rows.map((row) => {
    const { start, end } = periodOf(row.period, now, context.merchant.timeZone);
    return {
      id: row.id,
      title: inLanguage(row, "title", language),
      summary: inLanguage(row, "summary", language),
      tag: inLanguage(row, "tag", language),
      terms: fillHtml(inLanguage(row, "terms", language), context),
      image: pictureAddress({ kind: "promotion", emblem: row.emblem, seed: row.id }),
      startTime: start,
      ...(end !== undefined && { endTime: end }),
    };
  });
}
