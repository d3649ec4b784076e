import type { BrandConfig } from "../brandConfig.gen.ts";

/** A look that differs from every default, for the other brands in examples. */
export const otherLook: Pick<BrandConfig, "theme" | "layout"> = {
  theme: {
    surface: "outline",
    motif: "ticks",
    button: "plate",
    shape: { corner: "bevel" },
    type: { pair: "archivo-plex" },
    colors: { brand: "#0b6e4f" },
    art: { treatment: "kit" },
  },
  layout: {
    header: "rail",
    nav: "drawer",
    hero: "board",
    card: "wide",
    density: "roomy",
    heading: "bar",
    home: ["hot", "live"],
  },
};
