import { Around } from "../Around.tsx";
import { FooterRest } from "../footer/FooterRest.tsx";
import { LateNav } from "./LateNav.tsx";
import { SecondNav } from "./SecondNav.tsx";

/**
 * What a page shows once it is up: the navigation by the platform's lists, the second list, most of the footer, and what
 * is around the page.
 */
export const lateFrameParts = { Nav: LateNav, Second: SecondNav, Around, FooterRest } as const;
