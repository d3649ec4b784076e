import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import type { Recall } from "./walletData.ts";
import { recallParts } from "./wallets.ts";

interface RecallReceiptProps {
  readonly recall: Recall;
  readonly nameOf: (vendor: string) => string;
}

/** What a recall brought from where, and what it could not bring. It takes the focus of the button that was pressed. */
export function RecallReceipt({ recall, nameOf }: RecallReceiptProps) {
  const { t } = useTranslation("member/transferFund");
  const currency = useCurrency();
  const titleRef = useFocusIfLost<HTMLHeadingElement>();
  const { came, stayed, sum } = recallParts(recall);
  const title =
    came.length === 0
      ? t("recalled.none")
      : sum === undefined
        ? t("recalled.uncounted")
        : t("recalled", { amount: typedAmount(sum, currency) });
  return (
    <Summary
      title={title}
      titleRef={titleRef}
      lines={[
        ...came.map(({ vendor, amount }) => ({
          label: t("recalled.from", { name: nameOf(vendor) }),
          value: <Amount of={amount} signed />,
        })),
        ...stayed.map(({ vendor, balance, state }) => ({
          label: t(state === "MAINTENANCE" ? "recalled.maintenance" : "recalled.stayed", { name: nameOf(vendor) }),
          value: <Amount of={balance} />,
        })),
      ]}
      result={{ label: t("main"), value: <Amount of={recall.balance} /> }}
    />
  );
}
