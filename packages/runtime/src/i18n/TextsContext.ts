import { createContext, use } from "react";
import type { Texts } from "./createTexts.ts";

export const TextsContext = createContext<Texts | undefined>(undefined);

/** The site's texts. Throws outside of `<SiteApp>`. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("This is not inside <SiteApp>.");
  return texts;
}
