import type { Announcements } from "@livery/platform/calls/announcements.ts";
import { announcementsAtom } from "../../../../state/queries/announcements.ts";
import { announcementTypes } from "../../../../state/queries/announcementTypes.ts";
import { type QueryResult, useQueryResult } from "../../../../state/queries/useQueryResult.ts";
import { useSite } from "../../../../state/SiteContext.ts";

/** Banners, notices and offers, of the kinds that the site asks for; one question for all who read them. */
export function useAnnouncements(): QueryResult<Announcements> {
  return useQueryResult(announcementsAtom(announcementTypes(useSite())));
}
