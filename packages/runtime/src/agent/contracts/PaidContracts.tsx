import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import * as records from "../../kit/records/records.css.ts";
import { ContractList, type ContractListProps } from "./ContractList.tsx";
import * as css from "./contracts.css.ts";

interface PaidContractsProps extends Omit<ContractListProps, "what" | "empty"> {
  /** Absent where no contract may be offered. */
  readonly onOffer: (() => void) | undefined;
}

/** The contracts that the agent pays, and the way to offer another one. */
export function PaidContracts({ contracts, onOffer, ...list }: PaidContractsProps) {
  const { t } = useTranslation("contracts");
  return (
    <section className={css.part}>
      <div className={parts.head}>
        <h4 className={records.heading}>{t("paid")}</h4>
        {onOffer && (
          <Button size="sm" variant="soft" icon="plus" onClick={() => onOffer()}>
            {t("paid.offer")}
          </Button>
        )}
      </div>
      <ContractList {...list} contracts={contracts} what={t("paid")} empty={t("paid.none")} />
    </section>
  );
}
