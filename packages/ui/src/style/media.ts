/** The layout's only breakpoint (brief §6): phone below it, desktop from it on. */
export const phone = "(max-width: 899px)";
export const desktop = "(min-width: 900px)";
/** A centre has room for a column beside a form. */
export const wideCentre = "(min-width: 1100px)";
/** A window so low, such as a phone in landscape, that fixed elements would leave no room for the page. */
export const low = "(max-height: 520px)";
/** The system's own few colours: backgrounds carry no meaning here. */
export const forced = "(forced-colors: active)";
/** A pointer that can hover. */
export const pointer = "(hover: hover)";
