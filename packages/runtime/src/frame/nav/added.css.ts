import { desktop } from "@livery/ui/style/media.ts";
import { when } from "@livery/ui/style/when.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { cell, entry as link, late, lateWidth, short as shortName } from "./MainNav.css.ts";

/** An entry that is added to the navigation when the page is up. */
export const entry = style([
  cell,
  late,
  {
    display: "grid",
    minWidth: lateWidth,
    "@media": { [desktop]: { selectors: { [when({ header: "rail" })]: { minWidth: 0 } } } },
  },
]);

globalStyle(`:root:not([data-header="rail"]) ${entry} > ${link}`, { justifyContent: "center" });

/** With a short name. */
export const short = style([entry, { vars: shortName }]);

/** The end of the list, outside the width by which a row is centred. */
export const last = style([
  cell,
  late,
  { "@media": { [desktop]: { selectors: { [when({ header: "split" })]: { position: "absolute", left: "100%" } } } } },
]);

/** At the corner of its entry in a row, where it makes the entry no wider. */
export const badge = style({
  selectors: {
    ':root:not([data-header="rail"]) &': { position: "absolute", top: 5, right: -8 },
  },
});
