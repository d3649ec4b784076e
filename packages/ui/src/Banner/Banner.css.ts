import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";
import { engraved } from "../Panel/Panel.css.ts";
import { desktop, phone } from "../style/media.ts";
import { figures, titleFont } from "../style/mixins.ts";
import { when } from "../style/when.ts";

export const banner = style([
  engraved,
  {
    ...textOn({ text: "ink", on: "panel.bg" }),
    isolation: "isolate",
    overflow: "hidden",
    display: "grid",
    alignItems: "center",
    minHeight: vars.size.lobbyHero,
  },
]);

export const low = style({ "@media": { [phone]: { minHeight: 0 } } });

/** The width of the picture on a phone, where it is beside the words and not behind the buttons. */
const PHONE_ART = "132px";

/** A mask uses only a colour's opacity, so any of the theme's colours works. */
function fade(until: string): string {
  return `linear-gradient(90deg, transparent, ${vars.color.ink} ${until})`;
}

/** Fades towards the text, which is on the plain panel. */
export const art = style({
  position: "absolute",
  zIndex: -1,
  right: 0,
  top: 0,
  width: "56%",
  height: "100%",
  objectFit: "cover",
  maskImage: fade("42%"),
  "@media": {
    [phone]: {
      width: PHONE_ART,
      height: "140px",
      maskImage: fade("60%"),
      selectors: { [`${low} &`]: { height: "100%" } },
    },
    // A low banner shows the middle of its picture, no wider for its height than leaves the emblem whole.
    [desktop]: {
      selectors: {
        [`${low} &`]: {
          right: "4%",
          width: "auto",
          maxWidth: "48%",
          aspectRatio: "1.65",
          objectPosition: "50% 42%",
          maskImage: `linear-gradient(90deg, transparent, ${vars.color.ink} 20%, ${vars.color.ink} 80%, transparent)`,
        },
        /* a shirt's emblem and a roundel fill more of the picture */
        [`:root:is([data-art="kit"], [data-art="bojagi"]) ${low} &`]: {
          aspectRatio: "1.25",
          objectPosition: "50% 50%",
        },
      },
    },
  },
});

/** Leaves room for `aside` at the far side, where the picture fades, too. */
export const artBeside = style({
  "@media": {
    [desktop]: {
      right: 208,
      width: "44%",
      maskImage: `linear-gradient(90deg, transparent, ${vars.color.ink} 42%, ${vars.color.ink} 72%, transparent)`,
    },
  },
});

export const copy = style({
  padding: "40px 44px",
  maxWidth: "58%",
  selectors: { [when({ density: "compact" })]: { padding: "20px 24px" } },
  "@media": {
    [phone]: {
      padding: "28px 24px",
      maxWidth: "none",
      selectors: {
        [`${low} &`]: { padding: "16px 20px" },
      },
    },
  },
});

/** The words beside the picture. */
export const words = style({
  "@media": { [phone]: { selectors: { "[data-over-art] &": { paddingRight: `calc(${PHONE_ART} - 36px)` } } } },
});

export const title = style(titleFont("section"));
export const text = style({
  ...textOn({ text: "ink2", on: "panel.bg" }),
  marginTop: 6,
  textWrap: "pretty",
  // Most texts take two lines beside the picture: without the place, what follows moves when a font decides it.
  "@media": { [phone]: { selectors: { [`${low} &`]: { minHeight: "2lh" } } } },
});
export const note = style({
  ...figures,
  ...textOn({ text: "ink3", on: "panel.bg" }),
  marginTop: 4,
  fontSize: vars.text.sm,
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: 10, marginTop: 20 });

export const aside = style({
  position: "absolute",
  right: 44,
  top: "50%",
  translate: "0 -50%",
  "@media": { [phone]: { display: "none" } },
});
