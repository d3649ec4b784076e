interface HomeSectionRow {
  readonly id: string;
}

/** The sections of the home page below the hero; a brand lists them in its own order (design brief, knob 8). */
export const homeSections = [
  { id: "shortcuts" },
  { id: "games" },
  { id: "promotions" },
  { id: "trust" },
  { id: "app" },
] as const satisfies readonly HomeSectionRow[];

export type HomeSectionId = (typeof homeSections)[number]["id"];
