import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { DownloadStrip } from "@livery/ui/DownloadStrip/DownloadStrip.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import * as page from "../../../../parts/page.css.ts";
import { useArt } from "../../../../parts/useArt.ts";
import { systemStatusAtom } from "../../../../state/systemStatus.ts";
import { appStores } from "../appStores.ts";

/** Links to the app: the addresses that the platform names, and the page about it. */
export function AppStrip() {
  const { t } = useTranslation();
  const { app } = useArt();
  const status = useAtomValue(systemStatusAtom);
  const stores = appStores(status?.resources ?? []);
  return (
    <section className={page.plainSection}>
      <DownloadStrip
        title={t("home.app.title")}
        text={t("home.app.lead")}
        art={app}
        stores={stores.map(({ id, href }) => ({
          href,
          label: t(`home.app.${id}`),
          icon: id,
        }))}
      >
        <ButtonLink href="/down" variant={stores.length > 0 ? "ghost" : "primary"}>
          {t("home.app.cta")}
        </ButtonLink>
      </DownloadStrip>
    </section>
  );
}
