import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom, useAtom, useSetAtom } from "jotai";
import { readStored } from "../storage/browserStorage.ts";
import { keepChoiceAtom } from "./keepChoice.ts";
import { useSite } from "./SiteContext.ts";

export type Mode = SiteConfig["mode"];

export const modes = ["light", "dark"] as const satisfies readonly Mode[];

const MODE_KEY = "mode";

/** What the visitor chose; `undefined` follows the brand. */
export const chosenModeAtom = atom<Mode | undefined>(undefined);

/** The mode chosen on an earlier visit with this device. */
export function storedMode(): Mode | undefined {
  const stored = readStored("local", MODE_KEY);
  return modes.find((mode) => mode === stored);
}

/**
 * Puts the mode where the stylesheets look for it, and its ground where the browser's own frame does. `startPage.js` does
 * the same before the first paint.
 */
export function applyMode(mode: Mode): void {
  document.documentElement.dataset["mode"] = mode;
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  const ground = frame?.dataset[mode];
  if (frame && ground) frame.content = ground;
}

export interface ModeChoice {
  readonly mode: Mode;
  choose(mode: Mode): void;
}

/** Light or dark mode and its setter; the choice is stored on this device. */
export function useMode(): ModeChoice {
  const [chosen, setChosen] = useAtom(chosenModeAtom);
  const keep = useSetAtom(keepChoiceAtom);
  const { mode } = useSite();
  return {
    mode: chosen ?? mode,
    choose(next) {
      setChosen(next);
      keep(MODE_KEY, next);
    },
  };
}
