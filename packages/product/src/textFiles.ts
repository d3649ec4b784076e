import { type FeatureId, features } from "./features.ts";
import { type ContextOf, type FeatureGate, isOpen } from "./gate.ts";

/**
 * The text files of the core, which every pack contains. Nothing is shown before `core` is loaded; `auth` is loaded with
 * the login, the registration or the member's account, `member` and `agent` with their centres, `forms` with every file in
 * `textFilesWithForms`.
 */
export const coreTextFiles = ["core", "auth", "member", "agent", "forms"] as const;

/** A text file of the core or of a feature. */
export type TextFileId = (typeof coreTextFiles)[number] | FeatureId;

/** The text files of what has forms: the texts that all forms share (`forms`) are fetched along with them. */
export const textFilesWithForms: readonly TextFileId[] = ["auth", "member", "agent"];

/** The text files of a site: the core's and those of the features that are on. */
export function openTextFiles(site: ContextOf<FeatureGate>): readonly TextFileId[] {
  return [...coreTextFiles, ...features.map(({ id }) => id).filter((feature) => isOpen({ feature }, site))];
}
