import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useDialog } from "../../dialogs/DialogContext.ts";
import { resourcesAtom } from "../../kit/resources/resourcesAtom.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useOpenSupport } from "../../kit/account/useOpenSupport.ts";
import * as css from "./SideMenu.css.ts";
import { SideMenuGroup } from "./SideMenuGroup.tsx";
import { MenuItem } from "./MenuItem.tsx";

const appAtom = resourcesAtom(["Android"]);

/** The pages that help, customer service, the chat if the brand has one (MO-020), and the app for Android if the platform names one (SM-021 … SM-023). */
export function Service() {
  const { t } = useTranslation();
  const menu = useTranslation("menu").t;
  const { close } = useDialog();
  const openSupport = useOpenSupport();
  const openDialog = useOpenDialog();
  const hasChat = useSite().features.chat;
  const [app] = useAtomValue(appAtom);
  return (
    <SideMenuGroup group="service" title={t("menu.service")}>
      <li>
        <MenuItem
          icon="support"
          label={menu("support")}
          onPress={() => {
            openSupport();
            close();
          }}
        />
      </li>
      {hasChat && (
        <li>
          <MenuItem icon="chat" label={menu("chat")} onPress={() => openDialog("chat")} />
        </li>
      )}
      {app && (
        <li>
          <Link className={css.entry} href={app.href} rel="noopener noreferrer" onClick={close}>
            <span className={css.icon}>
              <Icon name="android" />
            </span>
            {menu("app")}
          </Link>
        </li>
      )}
    </SideMenuGroup>
  );
}
