import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const makeUp = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 16 });

/** As high as the sentence, which has two lines on a phone, and one bar with its lines. */
export const makeUpSkeleton = style({ height: 110, "@media": { "(max-width: 599px)": { height: 150 } } });

/** Below the line: what made the income smaller. */
export const paid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  paddingTop: 16,
  borderTop: `2px solid ${vars.color.line}`,
});

export const title = style({ ...textOn({ text: "ink2", on: "modal.bg" }), margin: 0, fontSize: vars.text.sm });
