import { Button } from "@livery/ui/Button/Button.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import * as css from "./transferFund.css.ts";
import type { Wallet } from "./walletData.ts";
import { WalletRow } from "./WalletRow.tsx";

/** As many wallets without money as show at first. */
const SHOWN = 8;

interface WalletListProps {
  /** Those with money first. */
  readonly wallets: readonly Wallet[];
  readonly onMove: (wallet: Wallet) => void;
}

/** A row for each provider's wallet (WA-005). Of many without money, most wait behind a button. */
export function WalletList({ wallets, onMove }: WalletListProps) {
  const { t } = useTranslation("member/transferFund");
  const [hasAll, setAll] = useState(false);
  const most = Math.max(SHOWN, wallets.findLastIndex(({ balance }) => balance !== 0) + 1);
  return (
    <section className={css.part}>
      <h4 className={parts.title}>{t("wallets")}</h4>
      <ul className={css.list}>
        {(hasAll ? wallets : wallets.slice(0, most)).map((wallet) => (
          <WalletRow key={wallet.vendor} wallet={wallet} onMove={() => onMove(wallet)} />
        ))}
      </ul>
      {wallets.length > most && (
        <Button size="sm" variant="ghost" block aria-expanded={hasAll} onClick={() => setAll(!hasAll)}>
          {hasAll ? t("wallets.fewer") : t("wallets.all", { count: wallets.length })}
        </Button>
      )}
    </section>
  );
}
