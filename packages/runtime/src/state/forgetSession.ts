import { atom, type createStore } from "jotai";
import { tokenAtom } from "./session.ts";

/** Drops what belongs to another session than the present one. */
type Forget = (token: string | undefined) => void;

/** What holds data of a session adds its `Forget` here. It comes with lazy code, which the start does not wait for. */
export const forgettersAtom = atom(() => new Set<Forget>());

/**
 * What holds responses adds here how to mark them as out of date: with a change of language everything is requested again
 * (HD-067), also in a language that was shown before. Nothing is dropped: responses are kept by language, so that none shows
 * in another one, and a pending order is the same in every language.
 */
export const outdatersAtom = atom(() => new Set<() => void>());

/** Whenever the session changes, what the former one left in memory is dropped. */
export function forgetSessionOnChange(store: ReturnType<typeof createStore>): void {
  store.sub(tokenAtom, () => {
    for (const forget of store.get(forgettersAtom)) forget(store.get(tokenAtom));
  });
}
