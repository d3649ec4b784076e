import { type FeatureId, features } from "./features.ts";

/**
 * The text files of the core, which every pack holds. Nothing shows before `core` is here; `auth` is fetched with the
 * login, the registration or the account of whoever is logged in.
 */
export const coreTextFiles = ["core", "auth"] as const;

/** A text file: one of the core's, or that of a feature. */
export type TextFileId = (typeof coreTextFiles)[number] | FeatureId;

/** The text files of a site: the core's and those of the features that are on. */
export function openTextFiles(isOn: Readonly<Record<FeatureId, boolean>>): readonly TextFileId[] {
  return [...coreTextFiles, ...features.map(({ id }) => id).filter((id) => isOn[id])];
}
