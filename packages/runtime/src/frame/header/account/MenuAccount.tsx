import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { accountKindOf } from "@livery/product/gate.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { AccountHead } from "@livery/ui/Menu/AccountHead.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { Balance } from "../../../kit/account/Balance.tsx";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import * as css from "./account.css.ts";
import { useOpenAgentPane } from "../../../kit/account/useOpenAgentPane.ts";
import { useAvatar } from "../../../kit/account/useAvatar.ts";
import { usePromotionLink } from "./usePromotionLink.ts";

/** The account at the top of the side menu: the member, who leads to the member centre, the balance and the logout button (SM-001, SM-025). */
export function MenuAccount({ member }: { readonly member: Member }) {
  const { t } = useTranslation("auth");
  const openDialog = useOpenDialog();
  const openAgents = useOpenAgentPane();
  const openPane = useOpenMemberPane();
  const promotions = usePromotionLink();
  const { account, nickname, rank, agentType } = member;
  return (
    <div className={css.block}>
      <AccountHead
        avatar={useAvatar(member)}
        name={nickname}
        note={t("account.id", { account })}
        rank={rank.name}
        onPress={() => openPane()}
      />
      <div className={css.row}>
        <Balance place="menu" />
        <Button variant="ghost" size="sm" icon="signOut" onClick={() => openDialog("logout")}>
          {t("account.signOut")}
        </Button>
      </div>
      {accountKindOf(agentType) === "agent" && (
        <Button variant="soft" size="sm" icon="users" block onClick={() => openAgents()}>
          {t("account.agent")}
        </Button>
      )}
      {promotions && (
        <ButtonLink href={promotions.href} variant="soft" size="sm" icon="promotions" block>
          {promotions.label}
        </ButtonLink>
      )}
    </div>
  );
}
