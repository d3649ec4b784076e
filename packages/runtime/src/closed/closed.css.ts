import { style } from "@vanilla-extract/css";

export const contact = style({ display: "grid", justifyItems: "center", width: "100%" });

export const problem = style({
  width: "100%",
  textAlign: "start",
  selectors: { "&:not(:empty)": { marginTop: 20 } },
});

export const links = style({ display: "flex", flexWrap: "wrap", gap: 8 });
