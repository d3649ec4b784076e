import { type FeatureId, features } from "./features.ts";

/**
 * The text files of the core, which every pack contains. Nothing is shown before `core` is loaded; `auth` is loaded
 * with the login, the registration or the logged-in member's account.
 */
export const coreTextFiles = ["core", "auth"] as const;

/** A text file of the core or of a feature. */
export type TextFileId = (typeof coreTextFiles)[number] | FeatureId;

/** The text files of a site: the core's and those of the features that are on. */
export function openTextFiles(isOn: Readonly<Record<FeatureId, boolean>>): readonly TextFileId[] {
  return [...coreTextFiles, ...features.map(({ id }) => id).filter((id) => isOn[id])];
}
