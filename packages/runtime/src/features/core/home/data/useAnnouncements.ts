import type { Announcements } from "@livery/platform/calls/announcements.ts";
import { announcementsAtom } from "../../../../state/queries/announcements.ts";
import { announcementTypes } from "../../../../state/queries/announcementTypes.ts";
import { type Answer, useAnswer } from "../../../../state/queries/useAnswer.ts";
import { useSite } from "../../../../state/SiteContext.ts";

/** Banners, notices and offers, of the kinds that the site asks for; one question for all who read them. */
export function useAnnouncements(): Answer<Announcements> {
  return useAnswer(announcementsAtom(announcementTypes(useSite())));
}
