import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { HeadedSection } from "../kit/page/HeadedSection.tsx";
import { useSite } from "../site/SiteContext.ts";
import { sectionPath, type HeadedSectionId } from "./sectionPath.ts";

export interface HomeSectionProps {
  readonly id: HeadedSectionId;
  readonly number: number;
  readonly children: ReactNode;
}

/** A section of home with its heading. */
export function HomeSection({ id, number, children }: HomeSectionProps) {
  const { t } = useTranslation();
  const { features } = useSite();
  return (
    <HeadedSection
      title={t(`home.${id}.title`)}
      eyebrow={t(`home.${id}.eyebrow`)}
      number={number}
      href={sectionPath(id, features)}
    >
      {children}
    </HeadedSection>
  );
}
