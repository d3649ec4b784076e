import { LateNav } from "./LateNav.tsx";
import { SecondNav } from "./SecondNav.tsx";

/** What the header shows once the page is up: the navigation by the platform's lists, and the second list. */
export const lateHeaderParts = { Nav: LateNav, Second: SecondNav } as const;
