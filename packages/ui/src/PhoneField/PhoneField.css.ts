import { paint, textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import * as menu from "../Menu/Menu.css.ts";
import { figures } from "../style/mixins.ts";

export const trigger = style({
  display: "flex",
  alignItems: "center",
  alignSelf: "stretch",
  flex: "none",
  gap: 8,
  minHeight: vars.size.tap,
  marginInlineStart: -14,
  paddingInline: "14px 10px",
  borderInlineEnd: `1px solid ${vars.color.hair}`,
  selectors: { "&:focus-visible": { outlineOffset: -3 }, "&:disabled": { cursor: "not-allowed" } },
});

export const code = style({ ...figures, ...textOn({ text: "ink", on: "field.bg" }), fontWeight: 600 });
export const caret = style({ ...textOn({ text: "ink3", on: "field.bg" }), display: "grid", fontSize: vars.text.sm });

const picture = { flex: "none", width: 22, height: 16, borderRadius: 3 } as const;

/** A line around it, because some flags are white. */
export const flag = style({ ...picture, objectFit: "cover", boxShadow: `0 0 0 1px ${vars.color.hair}` });
export const letters = style({
  "::before": { content: "attr(data-letters)" },
  ...picture,
  ...paint({ text: "ink2", on: "inset" }),
  display: "grid",
  placeItems: "center",
  fontSize: 10,
  fontWeight: 700,
  lineHeight: 1,
});

export const list = style([menu.list, { maxHeight: "min(calc(100dvh - 96px), 320px)" }]);

export const option = style([
  menu.item,
  {
    textAlign: "start",
    selectors: { '&[aria-selected="true"]': { ...paint({ text: "brandInk", on: "brandSoft" }), fontWeight: 700 } },
  },
]);

export const name = style({ flex: 1, minWidth: 0 });
export const optionCode = style({ ...figures, flex: "none" });
