import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { DownloadWays } from "./DownloadWays.tsx";

/** The apps and how to install them: /down and /download (RT-032, RT-037). */
export default function Download() {
  const { t } = useTranslation("download");
  const { app } = useArt();
  usePageTitle(t("page.title"));
  return (
    <div className={page.stack}>
      <div className={page.plainSection}>
        <Banner level={1} title={t("page.title")} text={t("page.lead")} art={app} />
      </div>
      <DownloadWays />
    </div>
  );
}
