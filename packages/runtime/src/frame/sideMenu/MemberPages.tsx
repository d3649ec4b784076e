import { useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../kit/account/useOpenMemberPane.ts";
import { useUnreadCount } from "../../kit/account/useUnreadCount.ts";
import * as css from "./SideMenu.css.ts";
import { MenuItem } from "./MenuItem.tsx";

/** The six entries of the account group (SM-014 … SM-020). */
const pages = [
  { id: "playerRank", icon: "medal" },
  { id: "personalHistoryCopy", icon: "document" },
  { id: "transactionHistory", icon: "calendar" },
  { id: "securityCenter", icon: "shield" },
  { id: "personalProfit", icon: "trophy" },
  { id: "messageV2", icon: "mail" },
] as const;

/** The pages of the member centre that are needed most. */
export function MemberPages() {
  const menu = useTranslation("menu").t;
  const openPane = useOpenMemberPane();
  const unread = useUnreadCount();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 className={css.groupTitle} id={titleId}>
        {menu("account")}
      </h3>
      <ul className={css.entries}>
        {pages.map(({ id, icon }) => (
          <li key={id}>
            <MenuItem
              icon={icon}
              label={menu(`pane.${id}`)}
              count={id === "messageV2" ? unread : undefined}
              onPress={() => openPane(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
