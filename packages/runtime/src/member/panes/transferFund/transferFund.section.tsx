import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { jointCall } from "../../../kit/calls/jointCall.ts";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { merchantWalletAtom } from "../../../kit/data/merchantWallet.ts";
import { FundsBar } from "./FundsBar.tsx";
import * as css from "./transferFund.css.ts";
import { useSameTotal } from "./useSameTotal.ts";
import { fundsAtom } from "./walletData.ts";
import { Wallets } from "./Wallets.tsx";

/** Where the member's money is, and the way from one wallet to another where there are several (MC-006, MC-028). */
export default function WalletPage() {
  const { t } = useTranslation("member/transferFund");
  const { t: menu } = useTranslation("menu");
  const funds = useQueryResult(fundsAtom);
  const kind = useQueryResult(merchantWalletAtom);
  useSameTotal(funds);
  const what = menu("pane.transferFund");
  if (!funds.data || !kind.data) {
    return (
      <Pane>
        <CallView
          call={jointCall([funds, kind])}
          what={what}
          skeleton={
            <div className={css.part} role="status" aria-busy="true" aria-label={t("loading")}>
              <Skeleton shape="text" />
              <div className={css.barSkeleton}>
                <Skeleton shape="fill" />
              </div>
            </div>
          }
        >
          {() => null}
        </CallView>
      </Pane>
    );
  }
  const isSingle = Boolean(kind.data.isSingle);
  const bar = (
    <CallView call={funds} what={what} skeleton={null}>
      {({ funds: shown }) => <FundsBar funds={shown} isSingle={isSingle} />}
    </CallView>
  );
  if (!isSingle) return <Wallets funds={funds} first={bar} />;
  return (
    <Pane end={<BalanceFigure />}>
      {bar}
      <p className={parts.note}>{t("single")}</p>
    </Pane>
  );
}
