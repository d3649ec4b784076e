import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { hoverIntent } from "./hoverIntent.ts";

export interface Dropdown {
  /** The id of the entry whose panel is open. */
  readonly open: string | undefined;
  readonly intent: ReturnType<typeof hoverIntent>;
}

/** Which panel of the navigation is open, at most one. A navigation closes it. */
export function useDropdown(): Dropdown {
  const [open, setOpen] = useState<string>();
  const [intent] = useState(() => hoverIntent(setOpen));
  const { key } = useLocation();
  useEffect(() => () => intent.set(undefined), [intent, key]);
  return { open, intent };
}
