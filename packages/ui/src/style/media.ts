/** The one break of the layout (brief §6): below it a phone, from it on a desk. */
export const phone = "(max-width: 899px)";
export const desk = "(min-width: 900px)";
/** A pointer that can rest over something. */
export const pointer = "(hover: hover)";
