import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallFailure } from "../../kit/calls/CallFailure.tsx";
import { lazyCode } from "../../loading/lazyCode.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { useLazyModule } from "../../kit/useLazyModule.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";

/** Imported later, so that the form for feedback, which it imports later still, is not in the chunk of the page. */
const centreCode = lazyCode(async () => (await import("./HelpCentre.tsx")).HelpCentre);

/** The help centre: /help, and /helpmc without a frame (RT-029, RT-031). */
export default function Help() {
  const { t } = useTranslation("help");
  const { hero } = useArt();
  const { code: HelpCentre, failed, retrying, retry } = useLazyModule(centreCode);
  usePageTitle(t("page.title"));
  return (
    <div className={page.page}>
      <Banner level={1} low title={t("page.title")} text={t("page.lead")} art={hero} />
      {HelpCentre && <HelpCentre />}
      {failed && <CallFailure what={t("page.title")} form="block" retrying={retrying} onRetry={retry} />}
    </div>
  );
}
