import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { corner } from "@livery/ui/style/mixins.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { column, section } from "../kit/page/page.css.ts";

/** Wraps a deferred section, and disappears if the section renders nothing. */
export const deferred = style([section, { selectors: { "&:empty": { display: "none" } } }]);

/** Far from the window nothing is animated or laid out: every font that loads would repeat the layout. */
export const far = style({ contentVisibility: "auto", containIntrinsicSize: "auto 400px" });
globalStyle(`${far} *`, { animation: "none" });

export const ticker = style([column]);

export const below = style({
  marginTop: vars.space.gap,
  "@media": { [phone]: { marginTop: vars.space.phoneGap } },
});

/** As high as the strip about the app. */
export const appSkeleton = style({ minHeight: "220px" });

/** As high as the cards of offers, whose own skeleton the start would have to carry. */
export const offersSkeleton = style({ minHeight: "430px" });

/** The note below the boards, and the button that stops the updates. */
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
