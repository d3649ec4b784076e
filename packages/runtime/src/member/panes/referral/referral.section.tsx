import { referral } from "@livery/platform/calls/referral.ts";
import { isOpen, registrationGate } from "@livery/product/gate.ts";
import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { isLinkCode } from "../../../kit/links/linkCodes.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useSwitches } from "../../../site/switches.ts";
import { Invited } from "./Invited.tsx";
import { InviteSentence } from "./InviteSentence.tsx";
import * as css from "./referral.css.ts";
import { ReferralLink } from "./ReferralLink.tsx";

const rules = ["how", "when", "who"] as const;

/** The member's own link, what came of it, and who registered with it (MC-016, MC-035, PR-027). */
export default function Referral() {
  const { t } = useTranslation("member/referral");
  const { minimumAge: age, play } = useSite();
  const switches = useSwitches();
  const own = useCall(referral, undefined);
  const isClosed = !isOpen(registrationGate, { switches });
  return (
    <Pane>
      <CallView
        call={own}
        what={t("link")}
        form="row"
        skeleton={
          <div className={css.waiting}>
            <Skeleton shape="fill" />
          </div>
        }
      >
        {(result) => (
          <div className={css.own}>
            {isClosed || !isLinkCode(result.code) ? (
              <Notice>{isClosed ? t("closed") : t("noCode")}</Notice>
            ) : (
              <ReferralLink code={result.code} />
            )}
            <InviteSentence {...result} />
          </div>
        )}
      </CallView>
      <section>
        <h4 className={css.title}>{t("rules")}</h4>
        <Accordion
          items={rules.map((id) => ({ id, title: t(`rule.${id}`), content: t(`rule.${id}.text`, { age }) }))}
        />
        {play === "demo" && <p className={css.note}>{t("demo")}</p>}
      </section>
      {/* Last, because only the response says whether there are any. */}
      {(own.failed || (own.data && own.data.invited > 0)) && <Invited />}
    </Pane>
  );
}
