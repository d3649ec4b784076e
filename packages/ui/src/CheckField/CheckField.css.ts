import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { corner, onlyHeard } from "../style/mixins.ts";

export const field = style({
  display: "grid",
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { "&:focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: 4 } },
});

export const legend = style({ padding: 0, marginBottom: 6, fontSize: vars.text.sm });

/** As high as the widget, so that nothing moves when it arrives. */
export const place = style({
  ...corner("control"),
  position: "relative",
  minHeight: 65,
  overflow: "hidden",
  selectors: { "&[hidden]": { display: "none" } },
});

export const failed = style({
  ...textOn({ text: "neg", on: ["modal.bg", "panel.bg", "bg"] }),
  margin: 0,
  fontSize: vars.text.sm,
  textWrap: "pretty",
});

export const heard = style(onlyHeard);
