import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { forced } from "../style/media.ts";

const surfaces = ["modal.bg", "panel.bg", "bg"] as const;

export const picker = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({
  ...textOn({ text: "ink2", on: surfaces }),
  padding: 0,
  marginBottom: 8,
  fontSize: vars.text.sm,
  fontWeight: 600,
});
export const choices = style({ display: "flex", flexWrap: "wrap", gap: 12 });

export const choice = style({
  position: "relative",
  width: 64,
  height: 64,
  borderRadius: vars.radius.avatar,
  cursor: "pointer",
  selectors: {
    "&:has(:checked)": { boxShadow: `0 0 0 2px ${vars.modal.bg}, 0 0 0 5px ${vars.color.brandInk}` },
    "&:has(:focus-visible)": { outline: `3px solid ${vars.color.focus}`, outlineOffset: 6 },
  },
  "@media": { [forced]: { selectors: { "&:has(:checked)": { outline: "3px solid Highlight" } } } },
});

export const input = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" });
export const image = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "cover",
  borderRadius: vars.radius.avatar,
});

/** Shows the choice to people who cannot tell the ring's colour. */
export const tick = style({
  ...paint({ text: "onBrand", on: "brand" }),
  position: "absolute",
  right: -4,
  bottom: -4,
  display: "none",
  placeItems: "center",
  width: 22,
  height: 22,
  borderRadius: "50%",
  fontSize: 13,
  selectors: { [`${input}:checked ~ &`]: { display: "grid" } },
});
