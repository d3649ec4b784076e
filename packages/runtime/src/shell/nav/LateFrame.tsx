import { LateNav } from "./LateNav.tsx";
import { RightBar } from "../RightBar.tsx";
import { SecondNav } from "./SecondNav.tsx";

/** What a page shows once it is up: the navigation by the platform's lists, the second list, and the bar at the right. */
export const lateFrameParts = { Nav: LateNav, Second: SecondNav, RightBar } as const;
