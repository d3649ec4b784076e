/** Where fixed parts of a page begin: below the regulator marks, if a compliance pack asks for them (CO-011). */
export const belowMarks = "var(--marks, 0px)";
