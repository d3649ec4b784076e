import type { Promotion } from "@livery/platform/calls/announcements.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { PromoCard } from "@livery/ui/PromoCard/PromoCard.tsx";
import { PromoGrid } from "@livery/ui/PromoCard/PromoGrid.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { plainText } from "../../../../parts/plainText.ts";
import { useArt } from "../../../../parts/useArt.ts";
import { usePicture } from "../../../../parts/usePicture.ts";
import { useLanguage } from "../../../../state/language.ts";
import { HeadedSection } from "../HeadedSection.tsx";
import { openPromotions, promotionDates } from "../promotionDates.ts";
import { SectionFailure } from "../SectionFailure.tsx";
import { WaitingPromotions } from "../WaitingSection.tsx";
import { useAnnouncements } from "./useAnnouncements.ts";

export interface PromotionsProps {
  readonly id: "promotions";
  readonly number: number;
}

/** How many offers the strip shows. */
const SHOWN = 3;

/** The offers of the house that are open, with their terms and dates on the card (brief §10). */
export function Promotions({ id, number }: PromotionsProps) {
  const { t } = useTranslation();
  const { data, at, failed, retrying, retry } = useAnnouncements();
  if (!data && !failed) return <WaitingPromotions id={id} number={number} />;
  return (
    <HeadedSection id={id} number={number}>
      {data ? (
        <Offers offers={openPromotions(data.promotions, at, SHOWN)} />
      ) : (
        <SectionFailure what={t("home.promotions.title")} retrying={retrying} onRetry={retry} />
      )}
    </HeadedSection>
  );
}

function Offers({ offers }: { readonly offers: readonly Promotion[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { empty } = useArt();
  const picture = usePicture();
  if (offers.length === 0) {
    return (
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
    );
  }
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
          period={promotionDates(offer, language)}
          {...(offer.tag && { tag: offer.tag })}
          {...(offer.terms && { terms: plainText(offer.terms) })}
        />
      ))}
    </PromoGrid>
  );
}
