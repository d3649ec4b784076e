import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { usePane } from "../../../kit/centre/PaneContext.ts";
import { FormSkeleton } from "../../../kit/forms/FormSkeleton.tsx";
import { securityInfoAtom } from "../../../kit/data/securityInfo.ts";
import { LastThirtyDays } from "./LastThirtyDays.tsx";
import { OpenSessions } from "./OpenSessions.tsx";
import { PayoutAccounts } from "./PayoutAccounts.tsx";
import { SafetyLead } from "./SafetyLead.tsx";
import { SafetyList } from "./SafetyList.tsx";
import * as css from "./securityCenter.css.ts";

/** Whether the account is safe, where it pays out to, who is logged in to it, and how play is going (MC-005, MC-029). */
export default function SecurityCentre() {
  const { t } = useTranslation("member/securityCenter");
  const { back } = usePane();
  const security = useQueryResult(securityInfoAtom);
  const lead = security.data ? <SafetyLead security={security.data} /> : <Skeleton />;
  return (
    <Pane lead={security.failed ? undefined : lead}>
      {/* On a phone the overview says it. */}
      {!back && <LastThirtyDays />}
      <div className={css.halves}>
        <CallView
          call={security}
          what={t("safety")}
          form="row"
          skeleton={<FormSkeleton label={t("loading")} fields={[{}, {}, {}, {}, {}]} />}
        >
          {(value) => <SafetyList security={value} />}
        </CallView>
        <div className={css.column}>
          <PayoutAccounts />
          <OpenSessions />
        </div>
      </div>
    </Pane>
  );
}
