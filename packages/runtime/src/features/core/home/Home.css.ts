import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { column, section } from "../../../parts/page.css.ts";

/** Stands among the sections in place of the one that it holds; nothing where that one has nothing to show. */
export const sectionPlace = style([section, { selectors: { "&:empty": { display: "none" } } }]);

/** Where nobody looks nothing is laid out, as each font that comes would have it done again, and nothing moves. */
export const far = style({ contentVisibility: "auto", containIntrinsicSize: "auto 400px" });
globalStyle(`${far} *`, { animation: "none" });

/** Under the first screen; nothing where there is no notice. */
export const ticker = style([column]);

export const tickerPlace = style({
  display: "grid",
  alignItems: "center",
  minHeight: "48px",
  maxWidth: "420px",
  marginBlock: vars.space.ticker,
  fontSize: vars.text.sm,
  "@media": { [phone]: { minHeight: vars.size.tap } },
});

/** As high as the line that it stands for. */
export const slightFailure = style({
  ...textOn({ text: "ink2", on: "bg" }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  minHeight: "48px",
  fontSize: vars.text.sm,
});

/** Below the cards of a row. */
export const below = style({
  marginTop: vars.space.gap,
  "@media": { [phone]: { marginTop: vars.space.phoneGap } },
});

/** One thing on its way. What fills it takes its height. */
const place = { position: "relative", overflow: "hidden", ...corner("panel") } as const;

export const chipsPlace = style({ ...place, height: "48px" });

/** As high as the strip about the app. */
export const appPlace = style({ minHeight: "220px" });

/** The makers of sports on their way, in the columns of their cards. */
export const vendorPlaces = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  gap: vars.space.gap,
  "@media": { [phone]: { gap: vars.space.phoneGap } },
});

export const vendorPlace = style({ ...place, height: "84px" });

/** The two boards on their way, with five lines each. */
export const boardPlaces = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(360px, 100%), 1fr))",
  gridAutoRows: `calc(5 * (${vars.size.control} + 6px) + 32px + 2 * ${vars.space.pad})`,
  gap: vars.space.gap,
  "@media": { [phone]: { gap: vars.space.phoneGap } },
});

export const boardPlace = style(place);

/** What the numbers are worth, and the way to keep them still. */
export const boardsFoot = style({
  ...textOn({ text: "ink2", on: "bg" }),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8px 16px",
  marginTop: vars.space.gapSmall,
  fontSize: vars.text.sm,
});

export const points = style({
  listStyle: "none",
  display: "grid",
  flex: 1,
  alignContent: "space-evenly",
  gap: "12px",
  margin: 0,
  padding: 0,
});

export const point = style({
  ...textOn({ text: "ink", on: "panel.bg" }),
  display: "flex",
  alignItems: "center",
  gap: "14px",
  fontSize: vars.text.md,
});

export const pointIcon = style({
  ...paint({ text: "brandInk", on: "brandSoft" }),
  ...corner("control"),
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "40px",
  height: "40px",
  fontSize: "18px",
});
