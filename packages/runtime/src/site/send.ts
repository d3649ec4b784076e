import type { Send } from "@livery/platform/createSend.ts";
import { atom } from "jotai";

const heldAtom = atom<{ readonly send: Send } | undefined>(undefined);

/** The way to the platform, as `<SiteApp send>` got it. Reading it throws outside of `<SiteApp>`. */
export const sendAtom = atom(
  (get): Send => {
    const held = get(heldAtom);
    if (!held) throw new Error("The platform can only be reached inside <SiteApp>.");
    return held.send;
  },
  (_get, set, send: Send) => set(heldAtom, { send }),
);
