import { classNames } from "@livery/ui/classNames.ts";
import type { ComponentType } from "react";
import * as page from "../kit/page/page.css.ts";
import { useInView } from "../kit/page/useInView.ts";
import * as css from "./Home.css.ts";
import { HomeSectionSkeleton } from "./HomeSectionSkeleton.tsx";
import type { PlannedSection } from "./planHome.ts";

export interface DeferredSectionProps {
  readonly section: PlannedSection;
  /** The component of the section, once its code has been loaded. */
  readonly Section: ComponentType<PlannedSection> | undefined;
}

/** A section with data from the platform. It is fetched and rendered only when the visitor comes near it. */
export function DeferredSection({ section, Section }: DeferredSectionProps) {
  const { ref, inView } = useInView();
  return (
    <div ref={ref} className={classNames(section.id === "app" ? page.plainSection : css.deferred, !inView && css.far)}>
      {inView && Section ? <Section {...section} /> : <HomeSectionSkeleton {...section} />}
    </div>
  );
}
