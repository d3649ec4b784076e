import { safe } from "@livery/ui/style/safeArea.ts";

/**
 * Where sticky parts of a page begin: below the edge of the window that may be covered, and the regulator marks, if a
 * compliance pack asks for them (CO-011).
 */
export const belowMarks = `calc(var(--marks, 0px) + ${safe.top})`;
