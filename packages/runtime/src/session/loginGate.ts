import { accountKindOf } from "@livery/product/gate.ts";
import { atom, useSetAtom } from "jotai";
import { useTranslation } from "../i18n/useTranslation.ts";
import { openDialogAtom } from "../dialogs/dialogs.ts";
import { sessionAtom } from "./session.ts";

/**
 * The login gate (RO-009): whether the visitor may do what needs a real account. If not, it says why: the login opens for
 * a visitor without a session, and a trial account gets the warning `trial` (ER-028). An account that the platform has not
 * confirmed yet may go on, because the platform decides.
 */
export const passLoginGateAtom = atom(null, (get, set, trial: string): boolean => {
  const session = get(sessionAtom);
  if (session.state === "out" || session.state === "restricted") {
    set(openDialogAtom, "login");
    return false;
  }
  if (session.state === "in" && accountKindOf(session.member.agentType) === "trial") {
    set(openDialogAtom, "warning", { text: trial });
    return false;
  }
  return true;
});

/** Asks the gate when a visitor acts: `if (mayAct()) …`. */
export function useLoginGate(): () => boolean {
  const { t } = useTranslation("core");
  const pass = useSetAtom(passLoginGateAtom);
  return () => pass(t("in_need_true_account"));
}
