import { agentPages } from "./agentPages.ts";
import { type ContextOf, type FeatureGate, isOpen } from "./gate.ts";
import { furtherMemberPages, memberPages } from "./memberPages.ts";
import type { PaneRow } from "./paneRow.ts";
import { centreTextFiles, type CentreTextFile, type PaneTextFile } from "./textFiles.ts";

/** The text files of the centres that a site can have. */
export function openPaneTexts(site: ContextOf<FeatureGate>): readonly CentreTextFile[] {
  const of = (centre: "member" | "agent", rows: readonly PaneRow[]) =>
    rows
      .filter(({ feature }) => isOpen<FeatureGate>(feature === undefined ? {} : { feature }, site))
      .map(({ id }) => `${centre}/${id}` as PaneTextFile);
  return [...centreTextFiles, ...of("member", [...memberPages, ...furtherMemberPages]), ...of("agent", agentPages)];
}
