import { textOn, paint } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { globalLayer, globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { safe, safeInset } from "./style/safeArea.ts";

/** Everything here is in a layer, so that any component's style overrides it. */
const base = globalLayer("base");

function rule(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { "@layer": { [base]: style } });
}

/* The page as packed shows home: hidden from a visitor who is to see something else, until the app shows that. */
rule(':root[data-start="blank"] #root', { display: "none" });

rule("*, *::before, *::after", { boxSizing: "border-box" });
rule("html", {
  vars: {
    "--safe-top": "env(safe-area-inset-top, 0px)",
    "--safe-right": "env(safe-area-inset-right, 0px)",
    "--safe-bottom": "env(safe-area-inset-bottom, 0px)",
    "--safe-left": "env(safe-area-inset-left, 0px)",
  },
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingTop: `calc(${vars.size.header} + ${safe.top})`,
});
rule("body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0, border: 0 });
rule("ul, ol", { listStyle: "none" });
rule("img, svg, picture", { display: "block", maxWidth: "100%" });
rule("a", { color: "inherit", textDecoration: "none" });
rule("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
rule("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
rule("h1, h2, h3", { fontWeight: "inherit", fontSize: "inherit", fontStretch: vars.stretch.display });

rule("body", {
  padding: safeInset,
  ...paint({ text: "ink", on: "bg" }),
  backgroundImage: vars.motif.ground,
  backgroundSize: vars.motif.groundSize,
  fontFamily: vars.font.body,
  fontWeight: vars.weight.body,
  fontSize: vars.text.md,
  lineHeight: 1.55,
  letterSpacing: vars.track.body,
  fontSynthesis: "none",
  WebkitFontSmoothing: "antialiased",
  /* Hangul wraps between words, and anything longer than its line wraps anywhere (brief §5) */
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
});

/* The spaces of faces drawn for Hangul are narrow, and the tracking of Hangul narrows them further. */
rule(":root:not(:lang(ko)) body", { wordSpacing: "0.06em" });

rule(":focus-visible", { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });
rule("::selection", paint({ text: "onBrand", on: "brand" }));
rule("::placeholder", { ...textOn({ text: "ink3", on: ["inset", "surface"] }), opacity: 1 });

/* the page behind an open dialog does not scroll, and keeps the space of its scroll bar (useModal) */
rule(":root:has(dialog:modal)", { overflow: "hidden", paddingInlineEnd: "var(--scroll-bar, 0px)" });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
      scrollBehavior: "auto !important" as "auto",
    },
  },
});
