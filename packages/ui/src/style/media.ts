/** The one break of the layout (brief §6): below it a phone, from it on a desk. */
export const phone = "(max-width: 899px)";
export const desktop = "(min-width: 900px)";
/** A window so low, as a phone on its side, that what stays in place would leave no room for the page. */
export const low = "(max-height: 520px)";
/** The system's own few colours: grounds say nothing here. */
export const forced = "(forced-colors: active)";
/** A pointer that can rest over something. */
export const pointer = "(hover: hover)";
