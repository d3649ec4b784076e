import { vars } from "@livery/theme/vars.css.ts";
import { style } from "@vanilla-extract/css";

export const list = style({ margin: 0 });

export const remaining = style({ fontFamily: vars.font.num, fontSize: vars.text.xl, fontWeight: 700, lineHeight: 1.2 });

export const qr = style({ display: "flex", justifyContent: "center", paddingBlock: 8 });

/** A field's own remedy, close to it. */
export const remedy = style({ marginTop: -2 });
