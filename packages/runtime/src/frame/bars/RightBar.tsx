import { hasPage } from "@livery/product/routes.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { appKinds, resourceLabel } from "../../kit/resources/offeredResources.ts";
import { resourcesAtom } from "../../kit/resources/resourcesAtom.ts";
import { useLanguage } from "../../site/language.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useOpenSupport } from "../../kit/account/useOpenSupport.ts";
import { AppCodes } from "./AppCodes.tsx";
import { DockFace } from "./DockFace.tsx";
import * as css from "./RightBar.css.ts";

const linksAtom = resourcesAtom(["FACEBOOK", "EMAIL"]);
const appsAtom = resourcesAtom(appKinds);

/** Customer service, the chat if the brand has one, the platform's resources and the app, beside the page on wide screens (L62, RB-001 … RB-010). */
export function RightBar() {
  const { t } = useTranslation();
  const menu = useTranslation("menu").t;
  const site = useSite();
  const { language } = useLanguage();
  const openSupport = useOpenSupport();
  const openDialog = useOpenDialog();
  const links = useAtomValue(linksAtom);
  const apps = useAtomValue(appsAtom);
  return (
    <aside className={css.dock} aria-label={t("dock.label")}>
      <button type="button" className={css.entry} onClick={openSupport}>
        <DockFace icon="support">{menu("dock.support")}</DockFace>
      </button>
      {site.features.chat && (
        <button type="button" className={css.entry} aria-haspopup="dialog" onClick={() => openDialog("chat")}>
          <DockFace icon="chat">{menu("chat")}</DockFace>
        </button>
      )}
      {links.map(({ kind, href, labels }) => (
        <Link key={kind} className={css.entry} href={href} rel="noopener noreferrer">
          <DockFace icon={kind === "EMAIL" ? "mail" : "users"}>
            {resourceLabel(labels, language, menu(`resource.${kind}`))}
          </DockFace>
        </Link>
      ))}
      <AppCodes apps={apps} />
      {hasPage("/down", site) && (
        <Link className={css.entry} href="/down">
          <DockFace icon="download">{menu("dock.download")}</DockFace>
        </Link>
      )}
    </aside>
  );
}
