import { useTranslation } from "../../i18n/useTranslation.ts";
import type { AwaitingContract } from "./awaitingAnswer.ts";

/** Says what the other party of a contract wants and has no answer to yet. */
export function useNeedText(): (awaiting: AwaitingContract) => string {
  const { t } = useTranslation("agent");
  return ({ page, contract: { account, own, state } }) =>
    t(state === "TERMINATION_REQUESTED" ? "need.end" : own ? "need.offer" : "need.ask", {
      account,
      kind: t(`pane.${page}`),
    });
}
