import { createContext } from "react";

/** The address of the brand's icon sprite (`site.assets.icons`); the runtime sets it once. */
export const IconSpriteContext = createContext("");
