import type { SectionId } from "@livery/product/routes.ts";
import { lazySection, type Section } from "../loading/lazySection.ts";

/** The lazy sections (RT-044). Each is a chunk with the name of its file. A section without a row does not compile. */
export const sections = {
  index: lazySection(() => import("../home/index.section.tsx")),
  login: lazySection(() => import("../login/login.section.tsx")),
  byIframe: lazySection(() => import("../login/byIframe.section.tsx")),
  live: lazySection(() => import("../features/live/live.section.tsx")),
  egame: lazySection(() => import("../features/slots/egame.section.tsx")),
  fish: lazySection(() => import("../features/fishing/fish.section.tsx")),
  pvp: lazySection(() => import("../features/poker/pvp.section.tsx")),
  sports: lazySection(() => import("../features/sports/sports.section.tsx")),
  esports: lazySection(() => import("../features/esports/esports.section.tsx")),
  elott: lazySection(() => import("../features/elottery/elott.section.tsx")),
  lottery: lazySection(() => import("../features/lottery/lottery.section.tsx")),
  vnlottery: lazySection(() => import("../features/lottery/vnlottery.section.tsx")),
  eaLottery: lazySection(() => import("../features/lottery/eaLottery.section.tsx")),
  promo: lazySection(() => import("../features/promotions/promo.section.tsx")),
  promoDetail: lazySection(() => import("../features/promotions/promoDetail.section.tsx")),
  Vip: lazySection(() => import("../features/vip/Vip.section.tsx")),
  pointMall: lazySection(() => import("../features/pointMall/pointMall.section.tsx")),
  notice: lazySection(() => import("../features/notices/notice.section.tsx")),
  help: lazySection(() => import("../features/help/help.section.tsx")),
  download: lazySection(() => import("../features/download/download.section.tsx")),
  joinus: lazySection(() => import("../features/affiliate/joinus.section.tsx")),
  seamless: lazySection(() => import("../features/seamless/seamless.section.tsx")),
} satisfies Record<SectionId, Section>;
