import { createContext, use } from "react";
import type { Setting } from "./storyGlobals.ts";

export const SettingContext = createContext<Setting | undefined>(undefined);

/** The brand, mode, language and scene of the current story. */
export function useSetting(): Setting {
  const setting = use(SettingContext);
  if (!setting) throw new Error("Stories need the decorator of preview.tsx.");
  return setting;
}
