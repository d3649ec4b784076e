import type { Announcements } from "@livery/platform/calls/announcements.ts";
import { announcementsAtom } from "../data/announcements.ts";
import { announcementTypes } from "../data/announcementTypes.ts";
import { type QueryResult, useQueryResult } from "../calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";

/** The site's banners, notices and offers. All callers share one request. */
export function useAnnouncements(): QueryResult<Announcements> {
  return useQueryResult(announcementsAtom(announcementTypes(useSite())));
}
