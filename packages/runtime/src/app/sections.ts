import type { SectionId } from "@livery/product/routes.ts";
import { type ComponentType, lazy } from "react";
import type { SectionProps } from "../parts/sectionProps.ts";

export interface Section {
  readonly Component: ComponentType<SectionProps>;
  /** Fetches the section's code ahead of its page; the browser keeps it, so a second call costs nothing. */
  preload(): Promise<unknown>;
}

function section(load: () => Promise<{ default: ComponentType<SectionProps> }>): Section {
  return { Component: lazy(load), preload: load };
}

/** The lazy sections (RT-044). Each is its own chunk, named as its file; a section without a row does not compile. */
export const sections = {
  index: section(() => import("../features/core/index.section.tsx")),
  login: section(() => import("../features/core/login.section.tsx")),
  byIframe: section(() => import("../features/core/byIframe.section.tsx")),
  live: section(() => import("../features/live/live.section.tsx")),
  egame: section(() => import("../features/slots/egame.section.tsx")),
  fish: section(() => import("../features/fishing/fish.section.tsx")),
  pvp: section(() => import("../features/poker/pvp.section.tsx")),
  sports: section(() => import("../features/sports/sports.section.tsx")),
  esports: section(() => import("../features/esports/esports.section.tsx")),
  elott: section(() => import("../features/elottery/elott.section.tsx")),
  lottery: section(() => import("../features/lottery/lottery.section.tsx")),
  vnlottery: section(() => import("../features/lottery/vnlottery.section.tsx")),
  eaLottery: section(() => import("../features/lottery/eaLottery.section.tsx")),
  promo: section(() => import("../features/promotions/promo.section.tsx")),
  promoDetail: section(() => import("../features/promotions/promoDetail.section.tsx")),
  Vip: section(() => import("../features/vip/Vip.section.tsx")),
  pointMall: section(() => import("../features/pointMall/pointMall.section.tsx")),
  notice: section(() => import("../features/notices/notice.section.tsx")),
  help: section(() => import("../features/help/help.section.tsx")),
  download: section(() => import("../features/download/download.section.tsx")),
  joinus: section(() => import("../features/affiliate/joinus.section.tsx")),
  seamless: section(() => import("../features/seamless/seamless.section.tsx")),
} satisfies Record<SectionId, Section>;
