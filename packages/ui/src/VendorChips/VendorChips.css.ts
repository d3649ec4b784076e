import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style, styleVariants } from "@vanilla-extract/css";
import { phone, pointer } from "../style/media.ts";
import { corner, swipeRow } from "../style/mixins.ts";

export const list = styleVariants({
  // One row, however many providers there are: what is below keeps its place when they arrive.
  chips: {
    ...swipeRow,
    gap: vars.space.gapSmall,
    "@media": { [phone]: { gap: 8 }, [pointer]: { scrollbarWidth: "thin" } },
  },
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
    gap: vars.space.gap,
    "@media": { [phone]: { gap: vars.space.phoneGap } },
  },
});

export const cell = styleVariants({
  chips: { flex: "none", scrollSnapAlign: "start" },
  cards: { minWidth: 0 },
});

const hover = {
  "@media": { [pointer]: { selectors: { "&:hover": { borderColor: vars.color.lineStrong } } } },
} as const;

export const vendor = styleVariants({
  chips: {
    ...paint({ text: "ink", on: "chip.bg" }),
    ...corner("control"),
    ...hover,
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 48,
    maxWidth: "100%",
    padding: "4px 16px 4px 12px",
    border: vars.chip.bd,
    fontSize: vars.text.sm,
    fontWeight: 600,
    selectors: {
      '&[aria-current="page"]': { ...paint({ text: "brandInk", on: "brandSoft" }), borderColor: vars.color.brandInk },
    },
  },
  cards: {
    ...paint({ text: "ink", on: "panel.bg" }),
    ...corner("panel"),
    ...hover,
    display: "flex",
    alignItems: "center",
    gap: 16,
    height: "100%",
    minHeight: 84,
    padding: "16px 20px",
    border: vars.panel.bd,
    boxShadow: vars.panel.sh,
    selectors: { '&[aria-current="page"]': { borderColor: vars.color.brandInk } },
  },
});

export const icon = styleVariants({
  chips: { width: 24, height: 24, flex: "none", objectFit: "contain" },
  cards: { width: 44, height: 44, flex: "none", objectFit: "contain" },
});

export const words = style({ flex: 1, minWidth: 0, display: "grid" });
export const name = styleVariants({
  chips: { overflow: "hidden", textOverflow: "ellipsis" },
  cards: { fontWeight: 700 },
});
export const note = style({ ...textOn({ text: "ink3", on: "panel.bg" }), fontSize: vars.text.sm });

const waiting = { position: "relative", flex: "none", overflow: "hidden" } as const;

export const skeleton = styleVariants({
  chips: { ...waiting, ...corner("control"), width: 132, height: 48 },
  cards: { ...waiting, ...corner("panel"), height: 84 },
});

/** A button in place of a link. */
export const pressed = style({ width: "100%", textAlign: "start", cursor: "pointer" });
