import { favoriteGameIds } from "@livery/platform/calls/favoriteGameIds.ts";
import { favoriteGames } from "@livery/platform/calls/favoriteGames.ts";
import { setFavoriteGame } from "@livery/platform/calls/setFavoriteGame.ts";
import type { GameCardProps } from "@livery/ui/GameCard/GameCard.tsx";
import { atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { store } from "../storage/browserStorage.ts";
import { FAVORITES_KEY, favoriteIdsAtom } from "../kit/data/favorites.ts";
import { queryClientAtom } from "../kit/calls/queryClient.ts";
import { useWrite } from "../kit/writes/useWrite.ts";

/** What the hearts show whose change is still running, by game. */
const wishesAtom = atom<Readonly<Record<string, boolean>>>({});

/** The name of the game whose heart could not be changed last. */
export const failedFavoriteAtom = atom<string | undefined>(undefined);

interface MarkedGame {
  readonly id: string;
  readonly name: string;
}

/** The heart of a game's card. It changes at once, and back if the platform does not take the change (LB-020). */
export function useFavorite({ id, name }: MarkedGame): NonNullable<GameCardProps["favourite"]> {
  const { t } = useTranslation("lobby");
  const ids = useAtomValue(favoriteIdsAtom);
  const client = useAtomValue(queryClientAtom);
  const [wishes, setWishes] = useAtom(wishesAtom);
  const setFailed = useSetAtom(failedFavoriteAtom);
  const [options] = useState({ invalidates: [favoriteGameIds, favoriteGames], scope: id });
  const { write } = useWrite(setFavoriteGame, options);
  const isKnown = ids?.includes(id) ?? false;
  const on = wishes[id] ?? isKnown;
  const toggle = async () => {
    if (wishes[id] !== undefined) return;
    setFailed(undefined);
    setWishes((before) => ({ ...before, [id]: !on }));
    const { state } = await write({ game: id, on: !on });
    if (state === "done") {
      client.setQueriesData<readonly string[]>({ queryKey: [favoriteGameIds.id] }, (known = []) => {
        const others = known.filter((one) => one !== id);
        return on ? others : [id, ...others];
      });
    } else {
      setFailed(name);
    }
    setWishes(({ [id]: _, ...others }) => others);
  };
  return { on, label: t("favourite", { game: name }), onToggle: () => void toggle() };
}

/** Keeps the ids of the favourites in session storage, also after each change (LB-021). */
export function useKeptFavorites(): void {
  const ids = useAtomValue(favoriteIdsAtom);
  useEffect(() => {
    if (ids) store("session", FAVORITES_KEY, JSON.stringify(ids));
  }, [ids]);
}
