import { type FeatureId, features } from "./features.ts";
import { type ContextOf, type FeatureGate, isOpen } from "./gate.ts";

/**
 * The text files of the core, which every pack contains. Nothing is shown before `core` is loaded; `auth` is loaded with
 * the login, the registration or the member's account, `member` and `agent` with their centres, `forms` and `lobby` with the
 * files that need them (`sharedTexts`), `menu` with the side menu and what the header shows once the page is up.
 */
export const coreTextFiles = ["core", "auth", "member", "agent", "forms", "lobby", "launch", "menu"] as const;

/** A text file of the core or of a feature. */
export type TextFileId = (typeof coreTextFiles)[number] | FeatureId;

/** The shared texts that are fetched along with a file: those of all forms or of all lobbies, or the names of the member's pages. */
export const sharedTexts: Readonly<Partial<Record<TextFileId, TextFileId>>> = {
  auth: "forms",
  member: "forms",
  agent: "forms",
  chat: "forms",
  live: "lobby",
  slots: "lobby",
  gameLists: "lobby",
  fishing: "lobby",
  poker: "lobby",
  menu: "member",
  sports: "lobby",
  esports: "lobby",
  elottery: "lobby",
  lottery: "lobby",
};

/** The text files of a site: the core's and those of the features that are on. */
export function openTextFiles(site: ContextOf<FeatureGate>): readonly TextFileId[] {
  return [...coreTextFiles, ...features.map(({ id }) => id).filter((feature) => isOpen({ feature }, site))];
}
