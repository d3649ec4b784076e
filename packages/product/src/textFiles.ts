import { type FeatureId, features } from "./features.ts";
import { type ContextOf, type FeatureGate, isOpen } from "./gate.ts";

/**
 * The text files of the core, which every pack contains. Nothing is shown before `core` is loaded. The others belong to
 * login, registration and the member's account, to the centres, to all forms and lobbies, and to the frame of a page.
 */
export const coreTextFiles = ["core", "auth", "member", "agent", "forms", "lobby", "launch", "menu"] as const;

/** A text file of the core or of a feature. */
export type TextFileId = (typeof coreTextFiles)[number] | FeatureId;

/**
 * The text files of a language come in three parts, each one request: what the first view needs, the rest of the core, and
 * all features of the brand. The features' texts need the core's: those of forms and lobbies.
 */
export type TextPart = "core" | "frame" | "features";

/** The parts that a text file needs, its own first. */
export function partsOf(file: TextFileId): readonly TextPart[] {
  if (file === "core") return ["core"];
  return (coreTextFiles as readonly string[]).includes(file) ? ["frame"] : ["features", "frame"];
}

/** The features that are on. */
export function openFeatures(site: ContextOf<FeatureGate>): readonly FeatureId[] {
  return features.map(({ id }) => id).filter((feature) => isOpen({ feature }, site));
}

/** The text files of a site: the core's and those of the features that are on. */
export function openTextFiles(site: ContextOf<FeatureGate>): readonly TextFileId[] {
  return [...coreTextFiles, ...openFeatures(site)];
}
