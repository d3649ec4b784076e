/** The attributes of the root element that styles select on, with their values. `renderHtml` writes them. */
interface RootAttributes {
  readonly mode: "light" | "dark";
  readonly header: "bar" | "split" | "rail";
  readonly nav: "bottom" | "drawer";
  readonly hero: "split" | "carousel" | "mosaic" | "board" | "stage";
  readonly card: "tile" | "poster" | "wide" | "round";
  readonly density: "compact" | "regular" | "roomy";
  readonly heading: "plain" | "ornament" | "bar" | "tag" | "terminal" | "seal";
  readonly shortcuts: "icons" | "tiles" | "chips" | "text";
  readonly lettering: "none" | "overlay";
  readonly shelf: "row" | "grid" | "feature";
  readonly auth: "card" | "split" | "sheet";
  readonly member: "list" | "tabs" | "rail" | "cards";
  readonly align: "start" | "center";
  readonly surface: "tonal" | "engraved" | "outline" | "sticker" | "glow" | "paper";
  readonly motif: "none" | "deco" | "ticks" | "confetti" | "grid" | "giwa";
  readonly button: "solid" | "plate" | "chunky" | "cut";
  readonly art: "soft" | "engraved" | "kit" | "pop" | "neon" | "bojagi";
  /** How pictures from other hosts are framed. */
  readonly "vendor-art": "asis" | "matted" | "duotone";
}

type Condition = { readonly [Name in keyof RootAttributes]?: RootAttributes[Name] };

/** A vanilla-extract selector that matches if the root has these layout values: `[when({ card: "poster" })]: {…}`. */
export function when(condition: Condition): string {
  const attributes = Object.entries(condition).map(([name, value]) => `[data-${name}="${value}"]`);
  return `:root${attributes.join("")} &`;
}
