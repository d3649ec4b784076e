import type { Promotion } from "@livery/platform/calls/announcements.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { PromoCard } from "@livery/ui/PromoCard/PromoCard.tsx";
import { PromoGrid } from "@livery/ui/PromoCard/PromoGrid.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { plainText } from "../../kit/html/inertHtml.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { useLanguage } from "../../site/language.ts";
import { openPromotions, promotionDates } from "../../kit/promotions/promotionDates.ts";
import { PROMOTIONS } from "../HomeSectionSkeleton.tsx";
import { SectionView } from "./SectionView.tsx";
import { useAnnouncements } from "../../kit/announcements/useAnnouncements.ts";
import { useTimeZone } from "../../kit/siteClock.ts";

export interface PromotionsProps {
  readonly id: "promotions";
  readonly number: number;
}

/** The offers that are not over yet, with terms and dates on the card (brief §10). */
export function Promotions({ id, number }: PromotionsProps) {
  const { t } = useTranslation();
  const { empty } = useArt();
  const call = useAnnouncements();
  return (
    <SectionView
      id={id}
      number={number}
      call={{ ...call, data: call.data && openPromotions(call.data.promotions, call.at, PROMOTIONS) }}
      empty={
        <EmptyState
          form="row"
          level={3}
          title={t("home.promotions.empty")}
          text={t("home.promotions.lead")}
          art={empty}
          action={
            <ButtonLink href="/promotions" variant="soft" size="sm">
              {t("home.promotions.more")}
            </ButtonLink>
          }
        />
      }
    >
      {(offers) => <Offers offers={offers} />}
    </SectionView>
  );
}

function Offers({ offers }: { readonly offers: readonly Promotion[] }) {
  const timeZone = useTimeZone();
  const { t } = useTranslation();
  const { language } = useLanguage();
  const picture = usePicture();
  return (
    <PromoGrid>
      {offers.map((offer) => (
        <PromoCard
          key={offer.id}
          title={offer.title}
          href={`/promoDetail?id=${encodeURIComponent(offer.id)}`}
          action={t("home.promotions.action")}
          art={picture(offer.picture)}
          text={offer.summary}
          period={promotionDates(offer, language, timeZone)}
          tag={offer.tag}
          terms={offer.terms ? plainText(offer.terms) : undefined}
        />
      ))}
    </PromoGrid>
  );
}
