import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { phone, pointer } from "../style/media.ts";
import { figures, onlyHeard } from "../style/mixins.ts";

export const ticker = style({
  ...textOn({ text: "ink2", on: "bg" }),
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 48,
  marginBlock: vars.space.ticker,
  fontSize: vars.text.sm,
  "@media": { [phone]: { minHeight: vars.size.tap, gap: 8 } },
});

export const icon = style({ ...textOn({ text: "brandInk", on: "bg" }), fontSize: vars.text.md });

export const label = style({
  ...textOn({ text: "ink", on: "bg" }),
  flex: "none",
  fontWeight: 700,
  /* the icon before it means the same, and the line is short */
  "@media": { [phone]: onlyHeard },
});

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const text = style({ ...oneLine, flex: 1, minWidth: 0 });

export const link = style({
  ...oneLine,
  display: "block",
  width: "100%",
  lineHeight: vars.size.tap,
  selectors: { "&:focus-visible": { outlineOffset: -3 } },
  "@media": {
    [pointer]: { selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } } },
  },
});

export const turn = style({
  ...textOn({ text: "ink3", on: "bg" }),
  display: "flex",
  alignItems: "center",
  flex: "none",
  "@media": { [phone]: { marginInlineEnd: -12 } },
});

export const position = style({ ...figures, paddingInline: 6, fontSize: vars.text.xs });

export const more = style({
  ...textOn({ text: "ink3", on: "bg" }),
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  minHeight: vars.size.tap,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 } },
  /* a phone needs the space for the notice itself; the menu links to all notices */
  "@media": { [phone]: { display: "none" } },
});

export const skeleton = style({ flex: 1, maxWidth: 420 });
