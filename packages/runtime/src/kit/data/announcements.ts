import { announcements } from "@livery/platform/calls/announcements.ts";
import { languageAtom } from "../../site/language.ts";
import { callAtom } from "../calls/callAtom.ts";
import { memoizeByKey } from "../calls/memoizeByKey.ts";
import { MINUTE } from "../calls/minute.ts";

/** The specification names no other value (L146, BR-020). */
const EXECUTION = "B";

/** Banners, notices and offers of the kinds that a site requests, `announcementTypes(site)`. */
export const announcementsAtom = memoizeByKey((types: string) =>
  callAtom(announcements, (get) => ({ types, execution: EXECUTION, language: get(languageAtom) }), {
    staleTime: 5 * MINUTE,
  }),
);
