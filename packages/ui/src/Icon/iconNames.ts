interface IconRow {
  readonly name: string;
  /** The glyph's name in Phosphor. */
  readonly glyph: string;
  /** Parts of a control; filled they become blobs, so brands with fill or duotone icons get bold ones (brief §8). */
  readonly functional?: true;
  /** On and off icons look the same in every brand: outline when off, filled when on. */
  readonly state?: "off" | "on";
}

/** Every icon of the product. The sprites in `sprites/` are generated from this table, one for each weight. */
export const icons = [
  { name: "close", glyph: "x", functional: true },
  { name: "check", glyph: "check", functional: true },
  { name: "arrowLeft", glyph: "arrow-left", functional: true },
  { name: "arrowRight", glyph: "arrow-right", functional: true },
  { name: "arrowUp", glyph: "arrow-up", functional: true },
  { name: "caretLeft", glyph: "caret-left", functional: true },
  { name: "caretRight", glyph: "caret-right", functional: true },
  { name: "caretDown", glyph: "caret-down", functional: true },
  { name: "plus", glyph: "plus", functional: true },
  { name: "search", glyph: "magnifying-glass", functional: true },
  { name: "eye", glyph: "eye", functional: true },
  { name: "info", glyph: "info", functional: true },
  { name: "warning", glyph: "warning-circle", functional: true },
  { name: "list", glyph: "list", functional: true },
  { name: "refresh", glyph: "arrow-clockwise", functional: true },
  { name: "download", glyph: "download-simple", functional: true },
  { name: "external", glyph: "arrow-square-out", functional: true },
  { name: "heart", glyph: "heart", state: "off" },
  { name: "heartOn", glyph: "heart", state: "on" },
  { name: "home", glyph: "house" },
  { name: "live", glyph: "cards" },
  { name: "slots", glyph: "cherries" },
  { name: "sports", glyph: "soccer-ball" },
  { name: "esports", glyph: "game-controller" },
  { name: "fishing", glyph: "fish-simple" },
  { name: "poker", glyph: "spade" },
  { name: "elottery", glyph: "ticket" },
  { name: "lottery", glyph: "circles-three-plus" },
  { name: "games", glyph: "squares-four" },
  { name: "hot", glyph: "fire" },
  { name: "promotions", glyph: "gift" },
  { name: "vip", glyph: "crown-simple" },
  { name: "pointMall", glyph: "storefront" },
  { name: "notices", glyph: "megaphone" },
  { name: "help", glyph: "question" },
  { name: "app", glyph: "device-mobile" },
  { name: "affiliate", glyph: "handshake" },
  { name: "language", glyph: "globe" },
  { name: "light", glyph: "sun" },
  { name: "dark", glyph: "moon" },
  { name: "user", glyph: "user" },
  { name: "wallet", glyph: "wallet" },
  { name: "bell", glyph: "bell" },
  { name: "support", glyph: "headset" },
  { name: "mail", glyph: "envelope-simple" },
  { name: "chat", glyph: "chat-circle-dots" },
  { name: "phone", glyph: "phone" },
  { name: "shield", glyph: "shield-check" },
  { name: "lock", glyph: "lock" },
  { name: "limits", glyph: "hand-palm" },
  { name: "timeOut", glyph: "clock-countdown" },
  { name: "clock", glyph: "clock" },
  { name: "play", glyph: "play" },
  { name: "trophy", glyph: "trophy" },
  { name: "star", glyph: "star" },
  { name: "calendar", glyph: "calendar-check" },
  { name: "maintenance", glyph: "wrench" },
  { name: "document", glyph: "file-text" },
] as const satisfies readonly IconRow[];

export type IconName = (typeof icons)[number]["name"];
