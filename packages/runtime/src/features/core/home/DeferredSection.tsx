import { classNames } from "@livery/ui/classNames.ts";
import type { ComponentType } from "react";
import * as page from "../../../parts/page.css.ts";
import { useInView } from "../../../parts/useInView.ts";
import * as css from "./Home.css.ts";
import { HomeSectionSkeleton } from "./HomeSectionSkeleton.tsx";
import type { PlannedSection } from "./planHome.ts";

export interface DeferredSectionProps {
  readonly section: PlannedSection;
  /** What shows the section, once its code is here. */
  readonly Section: ComponentType<PlannedSection> | undefined;
}

/** A section that the platform fills: it is asked for and drawn only when the visitor comes near. */
export function DeferredSection({ section, Section }: DeferredSectionProps) {
  const { ref, inView } = useInView();
  return (
    <div ref={ref} className={classNames(section.id === "app" ? page.plainSection : css.deferred, !inView && css.far)}>
      {inView && Section ? <Section {...section} /> : <HomeSectionSkeleton {...section} />}
    </div>
  );
}
