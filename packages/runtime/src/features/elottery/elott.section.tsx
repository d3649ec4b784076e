import { popularLotteries } from "@livery/platform/calls/popularLotteries.ts";
import { hasPage } from "@livery/product/routes.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { LotteryGridSkeleton } from "@livery/ui/LotteryCard/LotteryGrid.tsx";
import { SectionHeading } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { VendorChips } from "@livery/ui/VendorChips/VendorChips.tsx";
import { VendorChipsSkeleton } from "@livery/ui/VendorChips/VendorChipsSkeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useVendorItems } from "../../games/useVendorItems.ts";
import { vendorsOf } from "../../games/vendorsOf.ts";
import { Lotteries } from "../../games/lottery/Lotteries.tsx";
import { SEA_VENDOR, lotteryAddress, lotteryEntry } from "../../launch/lotteryLaunch.ts";
import { useDrawRefresh } from "../../games/lottery/useDrawRefresh.ts";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { useLanguage } from "../../site/language.ts";
import { vendorsAtom } from "../../kit/data/catalogue.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { useSite } from "../../site/SiteContext.ts";

/** The e-lottery lobby: /elott (RT-016). */
export default function Elott() {
  const { t } = useTranslation("elottery");
  const lobby = useTranslation("lobby").t;
  const site = useSite();
  const { gameTypes, hero } = useArt();
  const entry = lotteryEntry(site);
  usePageTitle(t("page.title"));
  return (
    <div className={page.page}>
      <Banner level={1} title={t("page.title")} text={t("page.lead")} art={gameTypes.ELOTT ?? hero}>
        {entry && entry !== "/elott" && hasPage(entry, site) && (
          <ButtonLink href={entry} icon="lottery">
            {lobby("draw.entry")}
          </ButtonLink>
        )}
      </Banner>
      <Providers />
      <Popular />
    </div>
  );
}

/** The providers of lotteries. One of them has a page of its own; the others open the lottery. */
function Providers() {
  const { t } = useTranslation("lobby");
  const core = useTranslation().t;
  const site = useSite();
  const call = useQueryResult(vendorsAtom);
  const pathOf = (code: string) => (code === SEA_VENDOR ? "/seaLottery" : "/lottery");
  const toItem = useVendorItems((code) => (hasPage(pathOf(code), site) ? pathOf(code) : "/elott"));
  return (
    <CallView
      call={{ ...call, data: call.data && vendorsOf(["ELOTT", "LOTT"], call.data) }}
      what={t("vendors")}
      form="row"
      skeleton={<VendorChipsSkeleton look="cards" count={3} />}
    >
      {(vendors) => (
        <VendorChips
          look="cards"
          label={t("vendors")}
          items={vendors.map((vendor) => ({ ...toItem(vendor), note: core("games.ELOTT") }))}
        />
      )}
    </CallView>
  );
}

function Popular() {
  const { t } = useTranslation("lobby");
  const { language } = useLanguage();
  const site = useSite();
  const { empty } = useArt();
  const { popularLotteryCount: count } = site.constants;
  const call = useCall(popularLotteries, {
    count,
    prizeMode: site.prizeModes.Elott,
    device: site.device,
    language,
  });
  useDrawRefresh(call.retry, call.at, call.data?.map(({ secondsToDraw }) => secondsToDraw) ?? []);
  return (
    <CallView
      call={call}
      what={t("draw.popular")}
      skeleton={<LotteryGridSkeleton count={count} />}
      empty={<EmptyState title={t("draw.none")} art={empty} />}
      frame={(content) => (
        <section aria-label={t("draw.popular")}>
          <SectionHeading title={t("draw.popular")} />
          {content}
        </section>
      )}
    >
      {(lotteries) => (
        <Lotteries
          lotteries={lotteries.slice(0, count)}
          at={call.at}
          action={(lottery) =>
            hasPage("/lottery", site) && (
              <ButtonLink
                href={lotteryAddress("/lottery", { ...lottery, isElectronic: true })}
                size="sm"
                aria-label={t("draw.startName", { name: lottery.name })}
              >
                {t("draw.start")}
              </ButtonLink>
            )
          }
        />
      )}
    </CallView>
  );
}
