import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../parts/LaterPart.tsx";
import { lazyCode } from "../../parts/lazyCode.ts";
import * as page from "../../parts/page.css.ts";
import { useArt } from "../../parts/useArt.ts";
import { usePageTitle } from "../../parts/usePageTitle.ts";

const code = lazyCode(async () => (await import("./DownloadWays.tsx")).DownloadWays);

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
      <LaterPart code={code} what={t("page.title")} props={{}} />
    </div>
  );
}
