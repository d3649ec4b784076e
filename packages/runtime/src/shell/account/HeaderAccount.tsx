import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { Avatar } from "@livery/ui/Avatar/Avatar.tsx";
import { AccountHead } from "@livery/ui/Menu/AccountHead.tsx";
import { Menu } from "@livery/ui/Menu/Menu.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenDialog } from "../../state/dialogs.ts";
import { Balance } from "./Balance.tsx";
import * as css from "./account.css.ts";
import { useAvatar } from "./useAvatar.ts";
import { usePromotionLink } from "./usePromotionLink.ts";

/** The account in the header: the balance and, where there is room, the member's menu (HD-013 … HD-016, HD-020). */
export function HeaderAccount({ member }: { readonly member: Member }) {
  const { t } = useTranslation("auth");
  const openDialog = useOpenDialog();
  const avatar = useAvatar(member);
  const promotions = usePromotionLink();
  const { account, nickname, rank } = member;
  return (
    <>
      <Balance inHeader />
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
          header={
            <AccountHead
              avatar={avatar}
              name={nickname}
              note={t("account.id", { account })}
              {...(rank.name && { rank: rank.name })}
            />
          }
          items={[
            ...(promotions ? [{ ...promotions, id: "promotions", icon: "promotions" } as const] : []),
            { id: "logout", label: t("account.signOut"), icon: "signOut" } as const,
          ]}
          onSelect={(id) => id === "logout" && openDialog(id)}
        />
      </span>
    </>
  );
}
