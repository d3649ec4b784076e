import type { Promotion } from "@livery/platform/calls/announcements.ts";
import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { PromoCard } from "@livery/ui/PromoCard/PromoCard.tsx";
import { PromoCardSkeleton } from "@livery/ui/PromoCard/PromoCardSkeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAnnouncements } from "../../kit/announcements/useAnnouncements.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import * as page from "../../kit/page/page.css.ts";
import { plainText } from "../../kit/html/inertHtml.ts";
import { openPromotions, promotionDates } from "../../kit/promotions/promotionDates.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { useLanguage } from "../../site/language.ts";
import * as css from "./promotions.css.ts";
import { ZaloBonus } from "./ZaloBonus.tsx";
import { useTimeZone } from "../../kit/siteClock.ts";

/** Every promotion of the platform: /promotions (RT-026, PR-001). */
export function Promotions() {
  const { t } = useTranslation("promotions");
  const { hero, empty } = useArt();
  const call = useAnnouncements();
  usePageTitle(t("list.title"));
  return (
    <div className={page.page}>
      <Banner level={1} low title={t("list.title")} text={t("list.lead")} art={hero} />
      <ZaloBonus />
      <CallView
        call={{ ...call, data: call.data?.promotions }}
        what={t("list.title")}
        skeleton={
          <div className={css.cards}>
            {Array.from({ length: 6 }, (_, index) => (
              <PromoCardSkeleton key={index} />
            ))}
          </div>
        }
        empty={<EmptyState title={t("list.empty")} text={t("list.emptyText")} art={empty} />}
      >
        {(promotions) => {
          const open = openPromotions(promotions, call.at);
          const past = promotions.filter((one) => !open.includes(one));
          return (
            <>
              {open.length > 0 && <Cards title={t("list.open")} promotions={open} />}
              {past.length > 0 && <Cards title={t("list.past")} promotions={past} ended={t("list.ended")} />}
            </>
          );
        }}
      </CallView>
    </div>
  );
}

interface CardsProps {
  readonly title: string;
  readonly promotions: readonly Promotion[];
  /** The label of promotions that are over. */
  readonly ended?: string | undefined;
}

/** Each card has the significant terms, not only its page (CO-030). */
function Cards({ title, promotions, ended }: CardsProps) {
  const timeZone = useTimeZone();
  const { t } = useTranslation("promotions");
  const { language } = useLanguage();
  const picture = usePicture();
  return (
    <HeadedSection title={title}>
      <ul className={css.cards} aria-label={title}>
        {promotions.map((one) => (
          <li key={one.id}>
            <PromoCard
              title={one.title}
              href={`/promoDetail?id=${encodeURIComponent(one.id)}`}
              action={t("list.action")}
              art={picture(one.picture)}
              text={one.summary}
              period={promotionDates(one, language, timeZone)}
              ended={ended}
              tag={one.tag}
              terms={one.terms ? plainText(one.terms) : undefined}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
