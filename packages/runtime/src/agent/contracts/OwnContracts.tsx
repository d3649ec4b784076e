import type { ContractKind } from "@livery/product/contractKinds.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { SplitBar } from "@livery/ui/SplitBar/SplitBar.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { percentText } from "../../kit/percentText.ts";
import { type Contract, type Contracts, isInForce } from "./contractData.ts";
import { ContractList } from "./ContractList.tsx";
import * as css from "./contracts.css.ts";
import { OwnContract } from "./OwnContract.tsx";

interface OwnContractsProps {
  readonly kind: ContractKind;
  readonly contracts: Contracts;
  /** Asks the agent above for a contract. Absent where no contract may be requested. */
  readonly onAsk: ((account: string) => void) | undefined;
  readonly onOpen: (contract: Contract) => void;
}

/** What the agent receives: the contract in force, the others with the agent above, and the way to ask for one. */
export function OwnContracts({ kind, contracts, onAsk, onOpen }: OwnContractsProps) {
  const { t } = useTranslation("contracts");
  const { own: list, upline = list[0]?.account } = contracts;
  const own = list.find(isInForce);
  const others = list.filter((one) => one !== own);
  // One request at a time.
  const isAsked = list.some(({ state }) => state === "NEW");
  const mayAsk = onAsk && upline !== undefined && !isAsked;
  if (list.length === 0 && !mayAsk) return null;
  return (
    <section className={css.part}>
      {own ? (
        <OwnContract contract={own}>
          <div className={css.way}>
            <Button size="sm" variant="ghost" onClick={() => onOpen(own)}>
              {t("own.open")}
            </Button>
          </div>
        </OwnContract>
      ) : (
        <p className={parts.note}>{t("own.none")}</p>
      )}
      {own && <Kept own={own} paid={contracts.downline.filter(isInForce)} />}
      {others.length > 0 && <ContractList kind={kind} contracts={others} what={t("own")} empty="" onOpen={onOpen} />}
      {mayAsk && (
        <div className={css.way}>
          <Button size="sm" variant="soft" onClick={() => onAsk(upline)}>
            {t(own ? "own.askOther" : "own.ask", { account: upline })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What is left of the own rate after the highest one that the agent pays. */
function Kept({ own, paid }: { readonly own: Contract; readonly paid: readonly Contract[] }) {
  const { t } = useTranslation("contracts");
  const { rate } = own.terms;
  if (rate === undefined || paid.length === 0) return null;
  const most = Math.max(...paid.map(({ terms }) => terms.rate ?? 0));
  const left = rate - most;
  return (
    <SplitBar
      label={t("keep")}
      legend="inline"
      whole={Math.max(rate, most)}
      parts={[
        { id: "left", label: t("keep.left"), value: left, text: percentText(left), tone: "brand" },
        { id: "pay", label: t("keep.pay"), value: most, text: percentText(most), tone: "quiet" },
      ]}
    />
  );
}
