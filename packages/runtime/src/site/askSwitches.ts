import { whitelabel } from "@livery/platform/calls/whitelabel.ts";
import { readSwitchTrees, resolveSwitches } from "@livery/product/resolveSwitches.ts";
import type { SwitchNode } from "@livery/product/switchNode.ts";
import { atom } from "jotai";
import { languageAtom } from "./language.ts";
import { sendAtom } from "./send.ts";
import { readCache, writeCache } from "./sessionCache.ts";
import { type SwitchJudge, switchJudgeAtom } from "./switches.ts";
import { systemStatusAtom } from "./systemStatus.ts";

/**
 * Lets the platform have its say (BR-037): what its status told of switches, and over that its whitelabel call, which is asked
 * now (AP-003, AP-016) unless this tab has asked a moment ago (ST-009). A call that fails is silence.
 */
export const askSwitchesAtom = atom(null, async (get, set): Promise<void> => {
  const status = get(systemStatusAtom)?.switches;
  set(switchJudgeAtom, judgeBy([status]));
  try {
    const language = get(languageAtom);
    const kept = readCache<SwitchNode>("settings", language)?.value;
    const response = kept ?? (await get(sendAtom)(whitelabel, undefined));
    if (!kept) writeCache("settings", language, response);
    set(switchJudgeAtom, judgeBy([status, response]));
  } catch {
    // What the status told still holds.
  }
});

function judgeBy(trees: readonly (SwitchNode | undefined)[]): SwitchJudge {
  const server = readSwitchTrees(trees);
  return {
    resolve: ({ switches, lockedSwitches }) => resolveSwitches({ config: switches, locked: lockedSwitches, server }),
  };
}
