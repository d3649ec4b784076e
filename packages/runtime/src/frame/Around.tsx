import type { LayoutId } from "@livery/product/routes.ts";
import { lazyCode } from "../loading/lazyCode.ts";
import { useLazyModule } from "../kit/useLazyModule.ts";
import { useSite } from "../site/SiteContext.ts";
import { frameOf } from "./frameOf.ts";
import { LanguageNotice } from "./LanguageNotice.tsx";
import { PageHead } from "./PageHead.tsx";
import { PlayMoney } from "./PlayMoney.tsx";
import { RightBar } from "./bars/RightBar.tsx";

/** What every page has beside its header, content and footer. */
export function Around({ layout }: { readonly layout: LayoutId }) {
  const { analytics, play } = useSite();
  const { footer } = frameOf(layout);
  return (
    <>
      <PageHead />
      {!footer && play === "demo" && <PlayMoney />}
      {layout === "full" && <RightBar />}
      {analytics && <Visits />}
      <LanguageNotice />
    </>
  );
}

const counting = lazyCode(async () => (await import("../kit/services/analytics/analytics.section.tsx")).Analytics);

/** The Google tag of a brand that has one (BR-045). If its code cannot be loaded, nobody misses it. */
function Visits() {
  const { code: Analytics } = useLazyModule(counting, "menu");
  return Analytics && <Analytics />;
}
