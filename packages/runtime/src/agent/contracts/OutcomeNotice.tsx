import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatCount } from "../../kit/formatCount.ts";
import { useFocusIfLost } from "../../kit/useFocusIfLost.ts";
import type { Contracts } from "./contractData.ts";
import type { Outcome } from "./outcome.ts";

interface OutcomeNoticeProps {
  readonly outcome: Outcome;
  /** The contracts since then; undefined until they are here. */
  readonly contracts: Contracts | undefined;
}

/** Says what has become of a contract, above the page. It takes the focus of a button that is gone. */
export function OutcomeNotice({ outcome, contracts }: OutcomeNoticeProps) {
  const { t } = useTranslation("contracts");
  // The button goes with the contracts that are loaded then.
  const place = useFocusIfLost<HTMLDivElement>(contracts && outcome.what);
  const { what, ended, contract } = outcome;
  const { account } = contract;
  const isEnd = contract.state === "TERMINATION_REQUESTED";
  const now = contracts && [...contracts.own, ...contracts.downline].find(({ id }) => id === contract.id);
  const said = () => {
    switch (what) {
      case "changed":
        return t("changed", { account });
      case "ACCEPT":
        return isEnd ? t("done.end.accept", { account }) : t("done.accept", { account });
      case "REJECT":
        return isEnd ? t("done.end.reject", { account }) : t("done.reject", { account });
      case "TERMINATE":
        return t("done.terminate", { account });
      case "REQUEST_TERMINATION":
        return t("done.requestEnd", { account });
      case "REQUEST":
        return t("done.request", { account });
    }
  };
  const more =
    what === "changed" && contracts && (now ? t("changed.now", { state: t(`state.${now.state}`) }) : t("changed.gone"));
  return (
    <div role="status" tabIndex={-1} ref={place}>
      <Notice tone={what === "changed" ? "warning" : "success"}>
        {[said(), more, ended > 0 && t("done.ended", { count: ended, number: formatCount(ended) })]
          .filter(Boolean)
          .join(" ")}
      </Notice>
    </div>
  );
}
