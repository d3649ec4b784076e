import type { AffiliateLinksResponse } from "@livery/platform/decoders/affiliateLinks.gen.js";
import { listLinks } from "../agents/affiliateLinks.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-182: the agent's links. */
export const affiliateLinks: Route<AffiliateLinksResponse> = async (context) => {
  const { id } = sessionOf(context).member;
  return { list: await context.store.read((reading) => listLinks(reading, id)) };
};
