import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { phone, pointer } from "../style/media.ts";
import { corner, swipeRow } from "../style/mixins.ts";
import { when } from "../style/when.ts";

/** The form `text` shows no categories, since the navigation has them. */
export const frame = style({
  containerType: "inline-size",
  containerName: "shortcuts",
  selectors: { [when({ shortcuts: "text" })]: { display: "none" } },
});

/** Two even rows of four look better than a row that wraps anywhere. */
const fours = { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } as const;

const centredRows = { display: "flex", flexWrap: "wrap", justifyContent: "center" } as const;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(104px, 1fr))",
  gap: vars.space.gapSmall,
  selectors: {
    [when({ shortcuts: "icons" })]: {
      ...paint({ text: "ink", on: "panel.bg" }),
      ...corner("panel"),
      border: vars.panel.bd,
      boxShadow: vars.panel.sh,
      padding: "24px 16px",
      gridTemplateColumns: "repeat(auto-fit, minmax(84px, 1fr))",
    },
    [when({ shortcuts: "chips" })]: { gridTemplateColumns: "repeat(auto-fit, minmax(120px, 1fr))" },
  },
  "@container": {
    "shortcuts (max-width: 900px)": { selectors: { [when({ shortcuts: "tiles" })]: fours } },
    "shortcuts (max-width: 780px)": { selectors: { [when({ shortcuts: "icons" })]: fours } },
  },
  "@media": {
    [phone]: {
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      gap: "16px 4px",
      selectors: {
        /* an incomplete last row is centred */
        [when({ shortcuts: "icons" })]: { ...centredRows, gap: "16px 0", padding: "20px 8px" },
        [when({ shortcuts: "tiles" })]: { gap: 10 },
        [when({ shortcuts: "chips" })]: { ...swipeRow, gap: 8 },
      },
    },
  },
});

export const shortcut = style({
  ...corner("control"),
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 8,
  minHeight: vars.size.tap,
  height: "100%",
  textAlign: "center",
  fontWeight: 600,
  fontSize: vars.text.sm,
  lineHeight: 1.35,
  transition: `background ${vars.motion.control}, box-shadow ${vars.motion.control}, border-color ${vars.motion.control}, transform ${vars.motion.control}`,
  selectors: {
    [`${when({ shortcuts: "icons" })}:active`]: paint({ text: "ink", on: "active" }),
    [when({ shortcuts: "tiles" })]: {
      ...textOn({ text: "onPlayful", on: "playful1" }),
      background: vars.color.playful1,
      border: vars.panel.bd,
      borderRadius: 20,
      boxShadow: vars.panel.sh,
      padding: "16px 8px 14px",
      fontFamily: vars.font.display,
      fontSize: vars.text.lg,
    },
    [when({ shortcuts: "chips" })]: {
      ...paint({ text: "ink", on: "chip.bg" }),
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "center",
      gap: "0 12px",
      padding: "10px 14px",
      border: vars.chip.bd,
      textAlign: "left",
    },
    [`${when({ shortcuts: "tiles" })}:active`]: { transform: vars.btn.press, boxShadow: vars.btn.shPress },
    [`${when({ shortcuts: "chips" })}:active`]: paint({ text: "ink", on: "active" }),
  },
  "@media": {
    [pointer]: {
      selectors: {
        [`${when({ shortcuts: "icons" })}:hover:not(:active)`]: paint({ text: "ink", on: "hover" }),
        /* a border shows the hover state: the tiles' six fills share one text colour, which leaves no contrast to change */
        [`${when({ shortcuts: "tiles" })}:hover`]: { borderColor: vars.color.lineStrong },
        [`${when({ shortcuts: "chips" })}:hover:not(:active)`]: {
          ...paint({ text: "ink", on: "hover" }),
          borderColor: vars.color.lineStrong,
        },
      },
    },
    [phone]: {
      fontSize: 13,
      selectors: {
        [when({ shortcuts: "tiles" })]: { padding: "10px 2px", borderRadius: 16, gap: 2, fontSize: 14 },
        [when({ shortcuts: "chips" })]: { padding: "6px 14px 6px 8px", whiteSpace: "nowrap" },
      },
    },
  },
});

const turns = ["playful1", "playful2", "playful3", "playful4", "playful5", "playful6"] as const;

export const cell = style({
  minWidth: 0,
  "@media": {
    [phone]: {
      selectors: {
        [when({ shortcuts: "chips" })]: { flex: "none" },
        [when({ shortcuts: "icons" })]: { flex: "0 0 25%", paddingInline: 2 },
      },
    },
  },
});

for (const [index, role] of turns.entries()) {
  globalStyle(
    `:root[data-shortcuts="tiles"] ${cell}:nth-child(6n + ${index + 1}) > ${shortcut}`,
    paint({ text: "onPlayful", on: role }),
  );
}

export const icon = style({
  ...corner("control"),
  ...paint({ text: "brandInk", on: "brandSoft" }),
  display: "grid",
  placeItems: "center",
  width: 56,
  height: 56,
  fontSize: 22,
  selectors: {
    [when({ shortcuts: "tiles" })]: { background: "none", color: "inherit", width: 44, height: 40, fontSize: 30 },
    [when({ shortcuts: "chips" })]: {
      ...textOn({ text: "brandInk", on: "chip.bg" }),
      background: "none",
      width: 32,
      height: 36,
      gridRow: "1 / 3",
    },
  },
  "@media": {
    [phone]: {
      selectors: {
        [when({ shortcuts: "tiles" })]: { fontSize: 26 },
        [when({ shortcuts: "chips" })]: { gridRow: 1 },
      },
    },
  },
});

export const title = style({ maxWidth: "100%" });

export const note = style({
  ...textOn({ text: "ink3", on: "chip.bg" }),
  display: "none",
  fontSize: vars.text.xs,
  fontWeight: vars.weight.body,
  selectors: { [when({ shortcuts: "chips" })]: { display: "block" } },
  "@media": { [phone]: { selectors: { [when({ shortcuts: "chips" })]: { display: "none" } } } },
});
