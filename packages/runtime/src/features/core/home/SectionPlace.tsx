import { classNames } from "@livery/ui/classNames.ts";
import type { ComponentType } from "react";
import * as page from "../../../parts/page.css.ts";
import { useInView } from "../../../parts/useInView.ts";
import * as css from "./Home.css.ts";
import type { HomeSectionProps } from "./homeSectionProps.ts";
import { WaitingSection } from "./WaitingSection.tsx";

export interface SectionPlaceProps {
  readonly section: HomeSectionProps;
  /** What fills the place, once its code is here. */
  readonly Section: ComponentType<HomeSectionProps> | undefined;
}

/** The place of a section that the platform fills: it asks and draws only when the visitor comes near. */
export function SectionPlace({ section, Section }: SectionPlaceProps) {
  const { ref, inView } = useInView();
  return (
    <div
      ref={ref}
      className={classNames(section.id === "app" ? page.plainSection : css.sectionPlace, !inView && css.far)}
    >
      {inView && Section ? <Section {...section} /> : <WaitingSection {...section} />}
    </div>
  );
}
