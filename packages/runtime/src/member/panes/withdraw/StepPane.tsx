import { Button } from "@livery/ui/Button/Button.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { BalanceFigure } from "../../../kit/account/Balance.tsx";
import { ActionPane } from "../../../kit/centre/ActionPane.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useFocusIfLost } from "../../../kit/useFocusIfLost.ts";
import { PlayMoneyLead } from "../../PlayMoneyLead.tsx";

interface StepPaneProps {
  readonly lead: string;
  readonly title: string;
  /** What waits for the member. */
  readonly first: ReactNode;
  readonly recent: ReactNode;
  /** Leads back to the withdrawal, where that is possible without this. */
  readonly onLeave?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What has to be done before a withdrawal: the pane's only form. */
export function StepPane({ lead, title, first, recent, onLeave, children }: StepPaneProps) {
  const { t } = useTranslation("member/withdraw");
  // One step follows another in the same place.
  const titleRef = useFocusIfLost<HTMLHeadingElement>(title);
  return (
    <ActionPane lead={<PlayMoneyLead of="withdraw">{lead}</PlayMoneyLead>} end={<BalanceFigure />} aside={() => recent}>
      {first}
      <h4 className={parts.title} tabIndex={-1} ref={titleRef}>
        {title}
      </h4>
      {children}
      {onLeave && (
        <Button variant="ghost" block onClick={onLeave}>
          {t("adds.leave")}
        </Button>
      )}
    </ActionPane>
  );
}
