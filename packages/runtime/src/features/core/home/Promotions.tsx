import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { SectionHeading } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import * as page from "../../../parts/page.css.ts";
import { useArt } from "../../../parts/useArt.ts";
import type { HomeSectionProps } from "./homeSectionProps.ts";

/** The offers of the house; as long as there is no platform to ask, that none is open. */
export function Promotions({ number }: HomeSectionProps) {
  const { t } = useTranslation();
  const { empty } = useArt();
  const headingId = useId();
  return (
    <section className={page.section} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t("home.promotions.title")}
        eyebrow={t("home.promotions.eyebrow")}
        number={number}
      />
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
    </section>
  );
}
