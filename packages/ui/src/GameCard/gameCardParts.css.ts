import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { desktop, pointer } from "../style/media.ts";
import { clampLines, corner, figures } from "../style/mixins.ts";
import { when } from "../style/when.ts";
import { card, featured, lettered, off } from "./GameCard.css.ts";

/** Controls on the art lie above the link that covers the card. */
export const overArt = style({
  position: "absolute",
  zIndex: 2,
  top: 0,
  left: 0,
  right: 0,
  aspectRatio: "1",
  pointerEvents: "none",
  selectors: {
    [when({ card: "poster" })]: { aspectRatio: vars.grid.art },
    [when({ card: "wide" })]: { bottom: 0, aspectRatio: "auto" },
  },
  /* the art ends where its single line of text begins */
  "@media": {
    [desktop]: { selectors: { [featured]: { aspectRatio: "auto", bottom: `calc(${vars.text.sm} * 1.55 + 10px)` } } },
  },
});

const untouchable = keyframes({ from: { pointerEvents: "none" }, to: { pointerEvents: "none" } });

/** Hidden and outside the tab order until the card is hovered or has the focus. */
export const actions = style({
  position: "absolute",
  left: 8,
  right: 8,
  bottom: 8,
  display: "none",
  gap: 6,
  pointerEvents: "auto",
  selectors: {
    [`${card}:focus-within &`]: { display: "flex" },
    [when({ card: "wide" })]: { left: "auto" },
  },
  "@media": {
    [pointer]: { selectors: { [`${card}:hover &`]: { display: "flex" } } },
    // A touch focuses the card as it begins: buttons that appear under it must not take its end, or it would press neither.
    // The delay also applies where motion is reduced.
    "(hover: none)": { animation: `${untouchable} 1ms 400ms backwards` },
    [desktop]: { selectors: { [featured]: { display: "flex" } } },
  },
});

globalStyle(`${actions} > *`, { flex: 1, minWidth: 0, paddingInline: 8 });
/* a wide card has room for the main button only */
globalStyle(`:root[data-card="wide"] ${actions} > *`, { paddingInline: 14 });
globalStyle(`:root[data-card="wide"] ${actions} > :nth-child(2)`, { display: "none" });

export const favourite = style({
  position: "absolute",
  top: 2,
  right: 2,
  display: "grid",
  placeItems: "center",
  width: vars.size.tap,
  height: vars.size.tap,
  borderRadius: "50%",
  color: vars.fav.ink,
  fontSize: 15,
  pointerEvents: "auto",
  transition: `scale ${vars.motion.control} ${vars.motion.ease}`,
  selectors: {
    "&:active": { scale: 0.88 },
    /* here it is on the card's panel, in the panel's text colour */
    [when({ card: "wide" })]: { color: "inherit", top: 0, right: 0 },
    /* the name runs down this corner */
    [when({ art: "bojagi", lettering: "overlay" })]: { top: "auto", right: "auto", bottom: 2, left: 2 },
  },
});

const letterMove = `translate ${vars.motion.control} ${vars.motion.ease}`;

/** The letters of the longest line; a long title gets smaller, so that no word is broken. */
const lineLetters = "--letters";

/** A size in parts of the card at which a line of that many letters, each of `width` em, fits into `room`. */
function sizeFor(largest: string, room: number, width: number, unit = "cqi"): string {
  return `min(${largest}${unit}, calc(${room / width}${unit} / var(${lineLetters})))`;
}

/** The title inside the art: real text that scales with the card, in the style of the brand's art (brief §11). */
export const lettering = style({
  vars: { [lineLetters]: "8" },
  display: "none",
  position: "absolute",
  left: "8cqi",
  right: "8cqi",
  bottom: "9cqi",
  color: vars.letter.ink,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontStretch: vars.stretch.display,
  fontSize: sizeFor("11.5", 84, 0.56),
  lineHeight: 1.18,
  letterSpacing: vars.track.title,
  textTransform: vars.case.title,
  textWrap: "balance",
  textShadow: vars.letter.sh,
  transition: letterMove,
  selectors: {
    [lettered]: { display: "block" },
    '&[data-length="long"]': { vars: { [lineLetters]: "11" } },
    '&[data-length="longest"]': { vars: { [lineLetters]: "16" } },
    [when({ art: "engraved" })]: {
      left: "12cqi",
      right: "12cqi",
      bottom: "12cqi",
      paddingBottom: "6cqi",
      textAlign: "center",
      fontSize: sizeFor("11.5", 76, 0.54),
      fontWeight: 600,
    },
    /* a square has less room below the emblem */
    [when({ art: "engraved", card: "tile" })]: {
      left: "9cqi",
      right: "9cqi",
      bottom: "8cqi",
      paddingBottom: "4cqi",
      fontSize: sizeFor("9.6", 82, 0.54),
    },
    [`${when({ art: "engraved" })}::after`]: {
      content: "",
      position: "absolute",
      left: "calc(50% - 9cqi)",
      bottom: 0,
      width: "18cqi",
      height: 1,
      background: vars.letter.rule,
    },
    [when({ art: "neon" })]: {
      left: "7cqi",
      right: "7cqi",
      bottom: "8cqi",
      fontSize: sizeFor("15", 86, 0.66),
      lineHeight: 1.05,
      letterSpacing: "-.02em",
    },
    /* names have more letters than in Korean: three lines would cover the emblem */
    ':root[data-art="neon"]:not(:lang(ko)) &': { fontSize: sizeFor("11.6", 86, 0.66) },
    [when({ art: "bojagi" })]: {
      ...paint({ text: "ink", on: "surface" }),
      left: "auto",
      right: 0,
      top: 0,
      bottom: "auto",
      maxHeight: "100%",
      padding: "7cqw 3.4cqw",
      border: `solid ${vars.color.lineStrong}`,
      borderWidth: "0 0 1px 1px",
      fontSize: sizeFor("9", 86, 0.6, "cqw"),
      fontWeight: 700,
      lineHeight: 1.15,
      letterSpacing: ".04em",
      textShadow: "none",
      writingMode: "vertical-rl",
    },
    /* figures and single letters between syllables are upright, too */
    [`:root[data-art="bojagi"]:lang(ko) &`]: { lineHeight: 1, textOrientation: "upright", wordSpacing: "-.6em" },
    [`${card}:focus-within:has(${actions}) &`]: { translate: "0 -40px" },
    [`${off} &`]: { opacity: 0.6, translate: "0 -28px" },
  },
  "@media": {
    [pointer]: {
      selectors: {
        /* it moves up to make room for the buttons */
        [`${card}:hover:has(${actions}) &`]: { translate: "0 -40px" },
      },
    },
    [desktop]: {
      selectors: { [`:is(${featured.replaceAll(" &", "")}) ${card}:has(${actions}) &`]: { translate: "0 -48px" } },
    },
  },
});

export const letters = style({
  ...clampLines(3),
  selectors: { '[data-length="longest"] > &': { WebkitLineClamp: 4 } },
});

export const badge = style({
  position: "absolute",
  left: 10,
  top: 10,
  display: "flex",
  selectors: {
    [when({ card: "wide" })]: { left: 0, top: 0 },
  },
});

/** Says on the art why the game cannot be opened now. */
export const plate = style({
  ...paint({ text: "ink", on: "surface" }),
  ...corner("control"),
  position: "absolute",
  left: 8,
  right: 8,
  bottom: 8,
  padding: 8,
  fontSize: vars.text.xs,
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: "center",
  selectors: { [when({ card: "wide" })]: { left: 4, right: 4, bottom: 4, padding: 4 } },
});

export const facts = style({
  ...figures,
  display: "none",
  gap: 12,
  marginTop: 6,
  fontSize: vars.text.xs,
  lineHeight: 1.35,
  whiteSpace: "nowrap",
  overflow: "hidden",
  selectors: { [when({ card: "wide" })]: { display: "flex" } },
});

/** A label above its value; a fact that is alone is one line. */
export const fact = style({ selectors: { "&:only-child": { display: "flex", gap: 6 } } });

export const factLabel = style({
  ...textOn({ text: "ink3", on: ["panel.bg", "raised"] }),
  fontFamily: vars.font.body,
});
export const factValue = style({ fontWeight: 600 });
