import { SectionHeading } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as page from "../../../parts/page.css.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { sectionPath, type HeadedSectionId } from "./sectionPath.ts";

export interface HeadedSectionProps {
  readonly id: HeadedSectionId;
  readonly number: number;
  readonly children: ReactNode;
}

/** A section of home under its heading, which leads to the page with all of it where the site has one. */
export function HeadedSection({ id, number, children }: HeadedSectionProps) {
  const { t } = useTranslation();
  const { features } = useSite();
  const headingId = useId();
  const href = sectionPath(id, features);
  return (
    <section className={page.section} aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t(`home.${id}.title`)}
        eyebrow={t(`home.${id}.eyebrow`)}
        number={number}
        {...(href && { more: { href, label: t("home.all") } })}
      />
      {children}
    </section>
  );
}
