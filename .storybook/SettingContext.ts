import { createContext, use } from "react";
import type { Setting } from "./storyGlobals.ts";

export const SettingContext = createContext<Setting | undefined>(undefined);

/** What the present story is shown in. */
export function useSetting(): Setting {
  const setting = use(SettingContext);
  if (!setting) throw new Error("A story stands inside the decorator of preview.tsx.");
  return setting;
}
