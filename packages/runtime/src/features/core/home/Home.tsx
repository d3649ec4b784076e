import type { HomeSectionId } from "@livery/product/homeSections.ts";
import type { ComponentType } from "react";
import * as page from "../../../parts/page.css.ts";
import { usePageTitle } from "../../../parts/usePageTitle.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { AppStrip } from "./AppStrip.tsx";
import { Games } from "./Games.tsx";
import { HomeHero } from "./HomeHero.tsx";
import type { HomeSectionProps } from "./homeSectionProps.ts";
import { Promotions } from "./Promotions.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { Trust } from "./Trust.tsx";

interface HomeSection {
  readonly Component: ComponentType<HomeSectionProps>;
  /** Whether it is counted: a section without a heading belongs to the one before it. */
  readonly heading: boolean;
}

const sections: Readonly<Record<HomeSectionId, HomeSection>> = {
  shortcuts: { Component: Shortcuts, heading: false },
  games: { Component: Games, heading: true },
  promotions: { Component: Promotions, heading: true },
  trust: { Component: Trust, heading: false },
  app: { Component: AppStrip, heading: false },
};

/** The first page (RT-005): the statement of the brand, and its sections in the brand's order. */
export function Home() {
  const { layout } = useSite();
  usePageTitle();
  const shown = layout.home.map((id) => ({ id, ...sections[id] }));
  return (
    <>
      <HomeHero />
      <div className={page.stack}>
        {shown.map(({ id, Component }, index) => (
          <Component key={id} number={shown.slice(0, index + 1).filter(({ heading }) => heading).length} />
        ))}
      </div>
    </>
  );
}
