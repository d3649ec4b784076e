import { textOn } from "@livery/theme/paint.ts";
import { style } from "@vanilla-extract/css";

/** In the line of its name, so that name and amount have one baseline. */
export const icon = style({
  ...textOn({ text: "ink2", on: ["modal.bg", "panel.bg"] }),
  display: "inline-grid",
  marginInlineEnd: 10,
  fontSize: 18,
  verticalAlign: "-0.2em",
  // A card has no room for it beside other values of a line.
  "@container": { "(max-width: 599px)": { selectors: { '[data-place="line"] > &': { display: "none" } } } },
});
