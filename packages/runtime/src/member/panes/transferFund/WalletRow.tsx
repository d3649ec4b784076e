import { Button } from "@livery/ui/Button/Button.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as css from "./transferFund.css.ts";
import type { Wallet } from "./walletData.ts";

interface WalletRowProps {
  readonly wallet: Wallet;
  readonly onMove: () => void;
}

/** A provider's wallet, and a way to move money where the provider takes transfers at present. */
export function WalletRow({ wallet: { vendor, name = vendor, balance, state }, onMove }: WalletRowProps) {
  const { t } = useTranslation("member/transferFund");
  return (
    <li className={css.row}>
      <span className={css.name}>{name}</span>
      <span className={css.amount}>
        <Figure of={balance} />
      </span>
      {state === "OPEN" ? (
        <Button size="sm" variant="soft" block onClick={onMove}>
          {balance > 0 ? t("back") : t("there")} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      ) : (
        <span className={css.state}>{state === "MAINTENANCE" ? t("maintenance") : state}</span>
      )}
    </li>
  );
}
