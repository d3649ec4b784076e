import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { lazyCode } from "../../parts/lazyCode.ts";
import * as page from "../../parts/page.css.ts";
import { useArt } from "../../parts/useArt.ts";
import { useLazyModule } from "../../parts/useLazyModule.ts";
import { usePageTitle } from "../../parts/usePageTitle.ts";
import { JoinActions } from "./JoinActions.tsx";

/** A chunk of its own: the start lists whatever a section imports. */
const detailsCode = lazyCode(async () => (await import("./JoinDetails.tsx")).JoinDetails);

/** The affiliate programme: what a partner gets, and how to begin (RT-033). */
export default function Affiliate() {
  const { t } = useTranslation("affiliate");
  const { hero } = useArt();
  const { code: JoinDetails } = useLazyModule(detailsCode);
  usePageTitle(t("page.title"));
  return (
    <div className={page.stack}>
      <Banner level={1} title={t("page.title")} text={t("page.lead")} art={hero}>
        <JoinActions />
      </Banner>
      {JoinDetails && <JoinDetails />}
    </div>
  );
}
