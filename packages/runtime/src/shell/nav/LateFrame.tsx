import { FooterRest } from "../FooterRest.tsx";
import { LateNav } from "./LateNav.tsx";
import { RightBar } from "../RightBar.tsx";
import { SecondNav } from "./SecondNav.tsx";

/**
 * What a page shows once it is up: the navigation by the platform's lists, the second list, the bar at the right, and
 * most of the footer.
 */
export const lateFrameParts = { Nav: LateNav, Second: SecondNav, RightBar, FooterRest } as const;
