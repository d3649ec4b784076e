import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { jointCall } from "../../../kit/calls/jointCall.ts";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { FormSkeleton } from "../../../kit/forms/FormSkeleton.tsx";
import { availableOf } from "../../../kit/money/availableOf.ts";
import { GiftNotice } from "../../../kit/money/GiftNotice.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { securityInfoAtom } from "../../../kit/data/securityInfo.ts";
import { PaymentPasswordForm } from "../../payout/PaymentPasswordForm.tsx";
import { PlayMoneyLead } from "../../PlayMoneyLead.tsx";
import { ReceiptPane } from "./ReceiptPane.tsx";
import { transferInfoAtom } from "../../../kit/transfers/transferData.ts";
import { type Info, transferOptions, type Transfer } from "./uplineData.ts";
import { UplineForm } from "./UplineForm.tsx";
import { UplineRecords } from "./UplineRecords.tsx";

/** Sends money to the member who is above this one, and to nobody else (MC-009, MC-041, WA-009). */
export default function UplinePage() {
  const { t } = useTranslation("member/transferUpline");
  const info = useQueryResult(transferInfoAtom);
  const security = useQueryResult(securityInfoAtom);
  if (info.data && security.data)
    return <UplineTransfer info={info.data} hasPassword={security.data.paymentPassword} />;
  return (
    <Pane>
      <CallView
        call={jointCall([info, security])}
        what={t("what")}
        skeleton={<FormSkeleton label={t("loading")} fields={[{ explained: true }, { explained: true }, {}]} />}
      >
        {() => null}
      </CallView>
    </Pane>
  );
}

interface UplineTransferProps {
  readonly info: Info;
  readonly hasPassword: boolean;
}

function UplineTransfer({ info, hasPassword }: UplineTransferProps) {
  const { t } = useTranslation("member/transferUpline");
  const { t: member } = useTranslation("member");
  const { t: auth } = useTranslation("auth");
  const { t: menu } = useTranslation("menu");
  const openPane = useOpenMemberPane();
  const currency = useCurrency();
  const { empty } = useArt();
  const transfer = useWrite(transferUpline, transferOptions);
  const [sent, setSent] = useState<Transfer>();
  if (sent) return <ReceiptPane transfer={sent} onLeave={() => setSent(undefined)} />;
  // An unknown outcome is to be found out first: it may be why nothing is left to send.
  if (transfer.pending === undefined) {
    if (info.upline === undefined) {
      return (
        <Pane>
          <EmptyState
            level={4}
            title={t("noUpline")}
            text={t("noUpline.text")}
            art={empty}
            action={
              <Button variant="soft" onClick={() => openPane("transactionHistory")}>
                {menu("pane.transactionHistory")}
              </Button>
            }
          />
        </Pane>
      );
    }
    if (!hasPassword) {
      return (
        <Pane lead={<PlayMoneyLead of="transferUpline">{t("needs.password")}</PlayMoneyLead>} end={<BalanceFigure />}>
          <div className={parts.result}>
            <h4 className={parts.title}>{member("paymentPassword.set")}</h4>
            <PaymentPasswordForm isSet={false} />
          </div>
        </Pane>
      );
    }
    if (availableOf(info) < info.minimum) {
      const lead = t("lead.none", { minimum: typedAmount(info.minimum, currency) });
      return (
        <Pane lead={<PlayMoneyLead of="transferUpline">{lead}</PlayMoneyLead>} end={<BalanceFigure />}>
          <GiftNotice of={info} />
          <div>
            <Button onClick={() => openPane("depositv2")}>{auth("account.deposit")}</Button>
          </div>
          <UplineRecords />
        </Pane>
      );
    }
  }
  return <UplineForm info={info} transfer={transfer} onSent={setSent} />;
}
