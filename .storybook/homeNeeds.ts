import { announcements } from "@livery/platform/calls/announcements.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { rankList } from "@livery/platform/calls/rankList.ts";
import { vendors } from "@livery/platform/calls/vendors.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { homeSections } from "@livery/product/homeSections.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { gameRowOf } from "@livery/runtime/home/planHome.ts";
import type { LiveCallId } from "./sceneFile.ts";
import type { siteTexts } from "./siteTexts.ts";

/** What home shows of a response. */
interface HomeNeed {
  /** The name that home uses when it says that this part is missing. */
  readonly what: string;
  /** The element that shows it. */
  readonly place: (page: HTMLElement) => Element | undefined;
  /** Names in the response; the element shows at least one of them. */
  readonly names: (send: Send) => Promise<readonly string[]>;
}

type Texts = Pick<Awaited<ReturnType<typeof siteTexts>>, "t">;

/** The home page's requests except the site's status, with what home shows of each response. */
export function homeNeeds(site: SiteConfig, { t }: Texts): Readonly<Partial<Record<LiveCallId, HomeNeed>>> {
  const language = site.defaultLanguage;
  const row = homeSections.find(
    (section) => "gameTypes" in section && site.features[section.feature] && !gameRowOf(section.id)?.vendorsOnly,
  );
  const common: Partial<Record<LiveCallId, HomeNeed>> = {
    announcements: {
      what: t("home.notices"),
      place: (page) => page,
      names: async (send) => {
        const { notices } = await send(announcements, { types: "PL", execution: "B", language });
        return notices.map(({ title }) => title);
      },
    },
    hotGames: {
      what: t("home.hot.title"),
      place: (page) => sectionOf(page, t("home.hot.title")),
      names: async (send) => (await send(hotGames, { language })).map(({ name }) => name),
    },
    rankList: {
      what: t("home.winners.title"),
      place: (page) => sectionOf(page, t("home.winners.title")),
      names: async (send) => (await send(rankList, undefined)).leaders.map(({ player }) => player),
    },
  };
  if (!row || !("gameTypes" in row)) return common;
  const title = t(`home.${row.id}.title`);
  const providers = t("home.vendors.label", { type: title });
  const gameType = row.gameTypes[0];
  return {
    ...common,
    gameList: {
      what: title,
      place: (page) => sectionOf(page, title),
      names: async (send) => {
        const { games } = await send(gameList, { gameType, page: 1, pageSize: 12, language });
        return games.map(({ name }) => name);
      },
    },
    vendors: {
      what: providers,
      place: (page) => [...page.querySelectorAll("nav")].find((nav) => nav.ariaLabel === providers),
      names: async (send) => {
        const groups = await send(vendors, { language });
        return groups.filter(({ type }) => type === gameType).flatMap((group) => group.vendors.map(({ name }) => name));
      },
    },
  };
}

/** The section with a heading. */
function sectionOf(page: HTMLElement, title: string): Element | undefined {
  return [...page.querySelectorAll("section")].find((section) => section.querySelector("h2")?.textContent === title);
}
