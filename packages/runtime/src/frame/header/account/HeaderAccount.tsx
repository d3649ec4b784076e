import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { accountKindOf } from "@livery/product/gate.ts";
import { Avatar } from "@livery/ui/Avatar/Avatar.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { AccountHead } from "@livery/ui/Menu/AccountHead.tsx";
import { Menu } from "@livery/ui/Menu/Menu.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";
import { Balance } from "../../../kit/account/Balance.tsx";
import * as css from "./account.css.ts";
import { useOpenAgentPane } from "../../../kit/account/useOpenAgentPane.ts";
import { useAvatar } from "../../../kit/account/useAvatar.ts";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { useOpenSupport } from "../../../kit/account/useOpenSupport.ts";
import { AgentFlags } from "./AgentFlags.tsx";
import { PausePlay } from "./PausePlay.tsx";
import { usePromotionLink } from "./usePromotionLink.ts";
import { useUnreadCount } from "../../../kit/account/useUnreadCount.ts";
import { useSite } from "../../../site/SiteContext.ts";

/** The account in the header: the balance and, where there is room, the cashier and the member's menu (HD-007 … HD-023). */
export function HeaderAccount({ member }: { readonly member: Member }) {
  const { t } = useTranslation("auth");
  const { pauseHours } = useSite().playTools ?? {};
  const { t: menu } = useTranslation("menu");
  const openDialog = useOpenDialog();
  const openAgents = useOpenAgentPane();
  const openPane = useOpenMemberPane();
  const openSupport = useOpenSupport();
  const avatar = useAvatar(member);
  const promotions = usePromotionLink();
  const unread = useUnreadCount();
  const { account, nickname, rank, agentType } = member;
  const actions = {
    centre: () => openPane(),
    profile: () => openPane("profile"),
    mailbox: () => openPane("messageV2"),
    support: openSupport,
    agent: () => openAgents(),
    logout: () => openDialog("logout"),
  } as const;
  const isAgent = accountKindOf(agentType) === "agent";
  return (
    <>
      {isAgent && <AgentFlags />}
      <span className={css.cashierPlace}>
        <span className={css.cashier}>
          <Button size="sm" onClick={() => openPane("depositv2")}>
            {t("account.deposit")}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => openPane("withdraw")}>
            {t("account.withdraw")}
          </Button>
        </span>
      </span>
      {pauseHours !== undefined && accountKindOf(agentType) !== "trial" && <PausePlay hours={pauseHours} />}
      <Balance place="header" open={{ label: menu("pane.transferFund"), onPress: () => openPane("transferFund") }} />
      <span className={css.menu}>
        <Menu
          label={t("account.menu")}
          text={nickname}
          choice={false}
          member
          trigger={
            <span className={css.trigger}>
              <Avatar src={avatar} size="sm" />
              <span className={css.name}>{nickname}</span>
            </span>
          }
          header={<AccountHead avatar={avatar} name={nickname} note={t("account.id", { account })} rank={rank.name} />}
          items={[
            { id: "centre", label: t("account.centre"), icon: "user" } as const,
            { id: "profile", label: menu("pane.profile"), icon: "idCard" } as const,
            { id: "mailbox", label: t("account.mailbox"), icon: "mail", count: unread } as const,
            { id: "support", label: t("account.support"), icon: "support" } as const,
            ...(isAgent ? [{ id: "agent", label: t("account.agent"), icon: "users" } as const] : []),
            ...(promotions ? [{ ...promotions, id: "promotions", icon: "promotions" } as const] : []),
            { id: "logout", label: t("account.signOut"), icon: "signOut" } as const,
          ]}
          onSelect={(id) => {
            if (id !== "promotions") actions[id]();
          }}
        />
      </span>
    </>
  );
}
