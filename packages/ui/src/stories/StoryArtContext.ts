import { createContext } from "react";

/** The pictures of the brand in the toolbar, by their use in stories. */
export interface StoryArt {
  readonly logo: string;
  readonly name: string;
  readonly symbol: string;
  readonly minimumAge: number;
  readonly hero: { readonly wide: string; readonly phone: string };
  readonly empty: string;
  /** At least one. */
  readonly games: readonly string[];
}

export const StoryArtContext = createContext<StoryArt>({
  logo: "",
  name: "",
  symbol: "",
  minimumAge: 0,
  hero: { wide: "", phone: "" },
  empty: "",
  games: [""],
});
