import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { safe } from "../style/safeArea.ts";

/** So narrow that a result beside the button would have no room. */
const tight = "(max-width: 359px)";

export const bar = style({
  ...paint({ text: "ink", on: "modal.bg" }),
  flex: "none",
  padding: `10px 16px calc(10px + ${safe.bottom})`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 8,
  maxWidth: 560,
  marginInline: "auto",
});
/* an empty alert takes no room but stays in the page, so that screen readers announce it */
globalStyle(`${inside} > [role="alert"]:empty`, { position: "absolute" });

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: 14,
  minHeight: 56,
  "@media": { [tight]: { flexDirection: "column", alignItems: "stretch", gap: 6 } },
});

export const outcome = style({
  display: "grid",
  flex: 1,
  minWidth: 0,
  lineHeight: 1.3,
  "@media": {
    [tight]: { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: 12 },
  },
});

export const label = style({ ...textOn({ text: "ink2", on: "modal.bg" }), fontSize: vars.text.xs });

export const result = style({
  fontFamily: vars.font.num,
  fontVariantNumeric: "tabular-nums lining-nums",
  fontSize: vars.text.lg,
  fontWeight: 700,
  overflowWrap: "anywhere",
});

export const action = style({
  flex: "none",
  width: "56%",
  selectors: { "&:only-child": { flex: 1 } },
  "@media": { [tight]: { width: "auto" } },
});

export const note = style({
  ...textOn({ text: "ink2", on: "modal.bg" }),
  fontSize: vars.text.xs,
  lineHeight: 1.4,
  textAlign: "center",
  textWrap: "balance",
});
