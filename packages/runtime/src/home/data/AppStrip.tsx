import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { DownloadStrip } from "@livery/ui/DownloadStrip/DownloadStrip.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as page from "../../kit/page/page.css.ts";
import { resourcesAtom } from "../../kit/resources/resourcesAtom.ts";
import { useArt } from "../../kit/pictures/useArt.ts";

const storesAtom = resourcesAtom(["IOS", "Android"]);

/** The names of their icons and texts. */
const devices = { IOS: "ios", Android: "android" } as const;

/** Links to the app: the addresses that the platform names, and the page about it. */
export function AppStrip() {
  const { t } = useTranslation();
  const { app } = useArt();
  const stores = useAtomValue(storesAtom);
  return (
    <section className={page.plainSection}>
      <DownloadStrip
        title={t("home.app.title")}
        text={t("home.app.lead")}
        art={app}
        stores={stores.map(({ kind, href }) => ({
          href,
          label: t(`home.app.${devices[kind]}`),
          icon: devices[kind],
        }))}
      >
        <ButtonLink href="/down" variant={stores.length > 0 ? "ghost" : "primary"}>
          {t("home.app.cta")}
        </ButtonLink>
      </DownloadStrip>
    </section>
  );
}
