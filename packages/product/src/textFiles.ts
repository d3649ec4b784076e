import type { AgentPageId } from "./agentPages.ts";
import { type FeatureId, features } from "./features.ts";
import { type ContextOf, type FeatureGate, isOpen } from "./gate.ts";
import type { MemberPaneId } from "./memberPages.ts";

/**
 * The text files of the core, which every pack contains. Nothing is shown before `core` is loaded. The others belong to
 * login, registration and the member's account, to all forms and lobbies, and to the frame of a page.
 */
export const coreTextFiles = ["core", "auth", "forms", "lobby", "launch", "menu"] as const;

/** The text files of each centre and of what several of their pages share. Each loads when it is needed. */
export const centreTextFiles = ["member", "agent", "records", "contracts"] as const;

/** The text file of a centre's page, named by its centre and its id. */
export type PaneTextFile = `member/${MemberPaneId}` | `agent/${AgentPageId}`;

/** A text file that only pages of the centres need. */
export type CentreTextFile = PaneTextFile | (typeof centreTextFiles)[number];

/** Pages that share texts with others, with the file of those texts. */
const shared: Readonly<Partial<Record<PaneTextFile, CentreTextFile>>> = {
  "agent/agentDividend": "contracts",
  "agent/agentDailySalary": "contracts",
  "agent/agentHourlySalary": "contracts",
  "agent/agentRealTimeSalary": "contracts",
  // What a contract paid is explained in the words of contracts.
  "agent/agentIncome": "contracts",
  // Its form of a transfer also sets the payment password.
  "agent/agentTeamManagement": "member",
};

/** A text file of the core, of a feature or of the centres. */
export type TextFileId = (typeof coreTextFiles)[number] | FeatureId | CentreTextFile;

/**
 * The text files of a language come in parts, each one request: what the first view needs, the rest of the core, all
 * features of the brand, and each file of the centres. The others need the core's: those of forms and lobbies.
 */
export type TextPart = "core" | "frame" | "features" | CentreTextFile;

/** Where a language's texts are, from the site's root: three files, and how the addresses of the centres' files begin. */
export type TextAddresses = Readonly<Partial<Record<"core" | "frame" | "features" | "panes", string>>>;

/** Whether a text file belongs to the centres. */
export function isCentreText(name: string): name is CentreTextFile {
  return isPane(name) || isOneOf(centreTextFiles, name);
}

const isPane = (name: string): name is PaneTextFile => name.includes("/");

/** The address of a text file of the centres in one language. */
export function centreTextAddress(begin: string, file: string): string {
  return `${begin}${file.replace("/", "-")}.json`;
}

/** The address of a part, if the site has it. */
export function addressOf(texts: TextAddresses, part: TextPart): string | undefined {
  if (part === "core" || part === "frame" || part === "features") return texts[part];
  return texts.panes === undefined ? undefined : centreTextAddress(texts.panes, part);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

/** The parts that a text file needs, its own first. */
export function partsOf(file: TextFileId): readonly TextPart[] {
  if (file === "core") return ["core"];
  if (isPane(file)) return [file, ...(shared[file] === undefined ? [] : [shared[file]]), "records", "frame"];
  if (isOneOf(centreTextFiles, file)) return [file, "frame"];
  return isOneOf(coreTextFiles, file) ? ["frame"] : ["features", "frame"];
}

/** The features that are on. */
export function openFeatures(site: ContextOf<FeatureGate>): readonly FeatureId[] {
  return features.map(({ id }) => id).filter((feature) => isOpen({ feature }, site));
}

/** The text files of a site: the core's and those of the features that are on. */
export function openTextFiles(site: ContextOf<FeatureGate>): readonly TextFileId[] {
  return [...coreTextFiles, ...openFeatures(site)];
}
