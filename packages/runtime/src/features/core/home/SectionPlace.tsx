import { classNames } from "@livery/ui/classNames.ts";
import type { ComponentType } from "react";
import * as page from "../../../parts/page.css.ts";
import { useNear } from "../../../parts/useNear.ts";
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
  const { ref, near } = useNear();
  return (
    <div
      ref={ref}
      className={classNames(section.id === "app" ? page.plainSection : css.sectionPlace, !near && css.far)}
    >
      {near && Section ? <Section {...section} /> : <WaitingSection {...section} />}
    </div>
  );
}
