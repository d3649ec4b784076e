import { textOn } from "@livery/theme/paint.ts";
import { vars } from "@livery/theme/vars.css.ts";
import { corner, figures, titleFont } from "@livery/ui/style/mixins.ts";
import { style } from "@vanilla-extract/css";
import type { AllowedTag } from "./allowedHtml.ts";

const grounds = ["bg", "panel.bg", "modal.bg"] as const;

export const content = style({
  ...textOn({ text: "ink", on: grounds }),
  minWidth: 0,
  lineHeight: 1.7,
  textAlign: "start",
});

const heading = style([titleFont("card"), { selectors: { "* + &": { marginTop: "1.4em" } } }]);

const block = style({ selectors: { "* + &": { marginTop: "0.9em" }, [`${heading} + &`]: { marginTop: "0.5em" } } });

const list = style([block, { paddingInlineStart: "1.35em" }]);

const cell = style({
  padding: "8px 12px",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: "start",
  verticalAlign: "top",
});

export const scroller = style([block, { overflowX: "auto", maxWidth: "100%" }]);

export const tags: Readonly<Partial<Record<AllowedTag, string>>> & Readonly<Record<"a" | "img", string>> = {
  p: block,
  div: block,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: style([list, { listStyle: "disc" }]),
  ol: style([list, { listStyle: "decimal" }]),
  li: style({
    paddingInlineStart: 4,
    selectors: { "& + &": { marginTop: "0.4em" } },
    "::marker": { color: vars.color.brandInk },
  }),
  dl: block,
  dt: style({ fontWeight: 700, selectors: { "* + &": { marginTop: "0.6em" } } }),
  figure: block,
  figcaption: style({ ...textOn({ text: "ink2", on: grounds }), marginTop: 6, fontSize: vars.text.sm }),
  blockquote: style([
    block,
    { margin: 0, paddingInlineStart: 14, borderInlineStart: `3px solid ${vars.color.lineStrong}` },
  ]),
  pre: style([block, { margin: 0, overflowX: "auto", whiteSpace: "pre-wrap", fontSize: vars.text.sm }]),
  hr: style([block, { border: 0, borderBlockStart: `1px solid ${vars.color.line}` }]),
  table: style({ ...figures, width: "100%", borderCollapse: "collapse", fontSize: vars.text.sm }),
  caption: style({ ...textOn({ text: "ink2", on: grounds }), paddingBottom: 6, textAlign: "start" }),
  th: style([cell, { fontWeight: 700 }]),
  td: cell,
  mark: style({ background: vars.color.brandSoft, color: vars.color.brandInk }),
  img: style({ ...corner("art"), maxWidth: "100%", height: "auto" }),
  a: style({
    ...textOn({ text: "brandInk", on: grounds }),
    textDecoration: "underline",
    textUnderlineOffset: 3,
  }),
};
