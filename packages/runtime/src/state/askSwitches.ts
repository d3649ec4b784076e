import { whitelabel } from "@livery/platform/calls/whitelabel.ts";
import { readSwitchTrees, resolveSwitches } from "@livery/product/resolveSwitches.ts";
import type { SwitchNode } from "@livery/product/switchNode.ts";
import { atom } from "jotai";
import { sendAtom } from "./send.ts";
import { type SwitchJudge, switchJudgeAtom } from "./switches.ts";
import { systemStatusAtom } from "./systemStatus.ts";

/**
 * Lets the platform have its say (BR-037): what its status told of switches, and over that its whitelabel call, which is asked
 * now (AP-003, AP-016). A call that fails is silence.
 */
export const askSwitchesAtom = atom(null, async (get, set): Promise<void> => {
  const status = get(systemStatusAtom)?.switches;
  set(switchJudgeAtom, judgeBy([status]));
  try {
    set(switchJudgeAtom, judgeBy([status, await get(sendAtom)(whitelabel, undefined)]));
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
