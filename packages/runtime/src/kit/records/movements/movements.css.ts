import { textOn } from "@livery/theme/paint.ts";
import { style } from "@vanilla-extract/css";

/** Its baseline is the name's, as that of the cells beside it. */
export const kind = style({ display: "inline-flex", gap: 10 });

export const icon = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "grid",
  alignSelf: "center",
  fontSize: 18,
  // A card has no room for it beside other values of a line.
  "@container": { "(max-width: 599px)": { selectors: { '[data-place="line"] &': { display: "none" } } } },
});

export const name = style({ alignSelf: "baseline" });
