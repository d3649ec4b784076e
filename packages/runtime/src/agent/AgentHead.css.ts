import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { phone } from "@livery/ui/style/media.ts";
import { style } from "@vanilla-extract/css";

export const income = style({ display: "grid", gap: 2 });

export const label = style({ ...textOn({ text: "ink2", on: ["bg2", "bg"] }), fontSize: vars.text.xs, lineHeight: 1.4 });

/** As high while it loads. */
export const amount = style({
  display: "block",
  minHeight: "1.35em",
  fontFamily: vars.font.num,
  fontSize: vars.text.xl,
  fontWeight: 700,
  lineHeight: 1.35,
  overflowWrap: "anywhere",
});

/** Beside the menu the longer name gets more room. On a phone there are two rows of them. */
export const ways = style({
  display: "grid",
  gridTemplateColumns: "auto auto",
  gap: 8,
  // Without a way it takes no room.
  selectors: { "&:empty": { display: "none" } },
  "@media": { [phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
