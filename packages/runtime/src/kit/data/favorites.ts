import { favoriteGameIds } from "@livery/platform/calls/favoriteGameIds.ts";
import { atom } from "jotai";
import { readStored } from "../../storage/browserStorage.ts";
import { tokenAtom } from "../../session/session.ts";
import { callAtom } from "../calls/callAtom.ts";

/** The name of the ids in session storage, by the specification (L96, ST-013). */
export const FAVORITES_KEY = "favGames";

/** The ids of the member's favourite games, as the platform has them; each session fetches its own. */
const fetchedIdsAtom = callAtom(favoriteGameIds, () => undefined);

/** The same, after a reload as session storage has them until the platform's response arrives. */
export const favoriteIdsAtom = atom((get): readonly string[] | undefined => {
  const { data } = get(fetchedIdsAtom);
  return data ?? (get(tokenAtom) === undefined ? undefined : keptIds());
});

function keptIds(): readonly string[] | undefined {
  try {
    const kept = JSON.parse(readStored("session", FAVORITES_KEY) ?? "") as unknown;
    return Array.isArray(kept) ? kept.map(String) : undefined;
  } catch {
    return undefined;
  }
}
