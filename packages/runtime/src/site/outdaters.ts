import { atom } from "jotai";

/**
 * What holds responses adds here how to mark them as out of date: with a change of language everything is requested again
 * (HD-067), also in a language that was shown before. Nothing is dropped: responses are kept by language, so that none shows
 * in another one, and a pending order is the same in every language.
 */
export const outdatersAtom = atom(() => new Set<() => void>());
