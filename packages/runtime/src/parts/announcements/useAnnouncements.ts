import type { Announcements } from "@livery/platform/calls/announcements.ts";
import { announcementsAtom } from "../../state/queries/announcements.ts";
import { announcementTypes } from "../../state/queries/announcementTypes.ts";
import { type QueryResult, useQueryResult } from "../../state/queries/useQueryResult.ts";
import { useSite } from "../../state/SiteContext.ts";

/** The site's banners, notices and offers. All callers share one request. */
export function useAnnouncements(): QueryResult<Announcements> {
  return useQueryResult(announcementsAtom(announcementTypes(useSite())));
}
