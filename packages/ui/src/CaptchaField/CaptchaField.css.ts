import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { well } from "../Field/Field.css.ts";
import { corner } from "../style/mixins.ts";

/** Side by side as long as there is room for the characters. */
export const row = style({ display: "flex", flexWrap: "wrap", gap: 8 });

export const answer = style([well, { flex: "1 1 132px" }]);

export const picture = style({ display: "flex", alignItems: "center", gap: 4, flex: "0 1 auto", minWidth: 0 });

/** Captcha pictures are drawn for a white background. */
export const frame = style({
  ...corner("control"),
  position: "relative",
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: 124,
  height: vars.size.control,
  overflow: "hidden",
  background: vars.field.bg,
  border: `1px solid ${vars.color.lineStrong}`,
});

export const image = style({
  width: "100%",
  height: "100%",
  objectFit: "contain",
  background: "Canvas",
  colorScheme: "light",
});

export const failed = style({
  ...textOn({ text: "neg", on: "field.bg" }),
  padding: "2px 8px",
  fontSize: vars.text.xs,
  lineHeight: 1.25,
  textAlign: "center",
});
