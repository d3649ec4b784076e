import { atom, type createStore } from "jotai";
import { tokenAtom } from "./session.ts";

/** Drops what belongs to another session than the present one. */
type Forget = (token: string | undefined) => void;

/** What holds data of a session adds its `Forget` here. It comes with lazy code, which the start does not wait for. */
export const forgettersAtom = atom(() => new Set<Forget>());

/** Whenever the session changes, what the former one left in memory is dropped. */
export function forgetSessionOnChange(store: ReturnType<typeof createStore>): void {
  store.sub(tokenAtom, () => {
    for (const forget of store.get(forgettersAtom)) forget(store.get(tokenAtom));
  });
}
