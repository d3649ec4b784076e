import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { enter } from "../Dialog/modal.css.ts";
import { desktop } from "../style/media.ts";
import { corner } from "../style/mixins.ts";
import { safe } from "../style/safeArea.ts";

/** Above a phone's tab bar. */
export const place = style({
  position: "fixed",
  zIndex: 30,
  left: `calc(16px + ${safe.left})`,
  right: `calc(16px + ${safe.right})`,
  bottom: `calc(96px + ${safe.bottom})`,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  "@media": { [desktop]: { bottom: `calc(32px + ${safe.bottom})` } },
});

export const toast = style({
  ...paint({ text: "ink", on: "raised" }),
  ...corner("control"),
  display: "flex",
  alignItems: "center",
  gap: 12,
  maxWidth: "min(520px, 100%)",
  minHeight: 52,
  padding: "4px 4px 4px 18px",
  border: vars.panel.bd,
  outline: `1px solid ${vars.color.hair}`,
  boxShadow: vars.modal.sh,
  fontSize: vars.text.sm,
  pointerEvents: "auto",
  ...enter.bottom,
});

export const icon = styleVariants({
  info: [{ ...textOn({ text: "brandInk", on: "raised" }), fontSize: 18 }],
  success: [{ ...textOn({ text: "pos", on: "raised" }), fontSize: 18 }],
  error: [{ ...textOn({ text: "neg", on: "raised" }), fontSize: 18 }],
});

export const text = style({ flex: 1, minWidth: 0, paddingBlock: 8, textWrap: "pretty" });
