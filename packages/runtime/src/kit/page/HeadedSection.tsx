import { SectionHeading, type SectionHeadingProps } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as page from "./page.css.ts";

export interface HeadedSectionProps extends Pick<SectionHeadingProps, "title" | "eyebrow" | "number" | "level"> {
  /** The page with everything that the section shows a part of, if the site has one. */
  readonly href?: string | undefined;
  readonly children: ReactNode;
}

/** A section with a heading, which links to the page with everything. */
export function HeadedSection({ href, children, ...heading }: HeadedSectionProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section className={page.section} aria-labelledby={headingId}>
      <SectionHeading {...heading} id={headingId} more={href ? { href, label: t("controls.all") } : undefined} />
      {children}
    </section>
  );
}
