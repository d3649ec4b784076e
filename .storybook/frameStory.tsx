import type { Send } from "@livery/platform/createSend.ts";
import { features } from "@livery/product/features.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { createTexts } from "@livery/runtime/i18n/createTexts.ts";
import type { StoryObj } from "@storybook/react-vite";
import { screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite } from "./SceneSite.tsx";
import type { SceneId } from "./scenes.ts";
import { openScene } from "./sceneSend.ts";
import { siteIn } from "./siteIn.ts";
import { settingOf } from "./storyGlobals.ts";

// What the stories of the header and of the side menu share.

type Story = StoryObj<typeof SceneSite>;
export type Shown = Parameters<NonNullable<Story["play"]>>[0];

interface Visit {
  readonly scene?: SceneId;
  /** Where it begins; by default at a page with little on it. */
  readonly path?: string;
  /** Changes to the brand, which has every feature. */
  readonly site?: Partial<SiteConfig>;
  readonly switches?: Partial<Switches>;
  /** Changes responses by the call's id; gets the recorded response. */
  readonly mapResponses?: Readonly<Record<string, (recorded: never, request: never) => unknown>>;
  /** Responses instead of recorded ones, by the call's id. */
  readonly responses?: Readonly<Record<string, (request: never) => unknown>>;
}

const everything = Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"];

let visits = 0;

/** The site of the story's brand with all features, for a visitor of a scene. */
export async function visit(
  { mount, ...story }: Shown,
  { scene = "guest", path = "/vip", site: changes, switches, mapResponses, responses }: Visit,
) {
  const base = siteIn(settingOf(story));
  const site: SiteConfig = {
    ...base,
    features: everything,
    gameTypes: gameTypes.map(({ id }) => id),
    ...changes,
    ...(switches && {
      switches: { ...base.switches, ...switches },
      lockedSwitches: Object.keys(switches) as (keyof Switches)[],
    }),
  };
  const platform = openScene({ scene, site });
  const sent: { readonly id: string; readonly request: unknown }[] = [];
  const send: Send = async (call, request, options) => {
    sent.push({ id: call.id, request });
    const own = responses?.[call.id];
    if (own) return own(request as never) as never;
    const change = mapResponses?.[call.id];
    const recorded = await platform.send(call, request, options);
    return (change ? change(recorded as never, request as never) : recorded) as typeof recorded;
  };
  visits += 1;
  await mount(<SceneSite key={visits} path={path} prepared={{ site, platform: { ...platform, send } }} />);
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all([texts.load("core"), texts.load("auth"), texts.load("menu"), texts.load("member")]);
  const t = texts.i18n.getFixedT(null, "core");
  const menu = texts.i18n.getFixedT(null, "menu");
  const nav = () => within(story.canvasElement).getByRole("navigation", { name: t("nav.label"), hidden: true });
  return {
    site,
    sent,
    /** The site's header. Testing Library counts the headers of sections as banners as well. */
    header: async () => within((await screen.findAllByRole("banner"))[0]!),
    t,
    menu,
    auth: texts.i18n.getFixedT(null, "auth"),
    member: texts.i18n.getFixedT(null, "member"),
    nav,
    /** The addresses and names of the navigation's links, once the platform's lists are there. */
    async entries() {
      await waitFor(() =>
        within(nav()).getByRole("button", { name: new RegExp(menu("nav.rewards"), "u"), hidden: true }),
      );
      await waitFor(() => expectLists(sent, nav()));
      return [...nav().querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent] as const);
    },
    /** The second list. A small window has no room for it. */
    second: () =>
      waitFor(() => {
        const list = document.querySelector<HTMLElement>(`header nav[aria-label="${menu("second.label")}"]`);
        if (!list) throw new Error("The second list is not there.");
        return list;
      }),
    link: (href: string) => nav().querySelector<HTMLElement>(`a[href="${href}"]`)!,
    async openMenu() {
      const [opener] = await screen.findAllByRole("button", { name: t("header.menu"), hidden: true });
      opener!.click();
      const dialog = await screen.findByRole("dialog", { name: t("menu.title") });
      return { opener: opener!, dialog, inMenu: within(dialog) };
    },
    /** The pane of the member centre that is open. */
    async paneOfCentre() {
      const centre = within(await screen.findByRole("dialog", { name: texts.i18n.getFixedT(null, "member")("title") }));
      await centre.findAllByRole("heading", { level: 3 });
      // Without the number of what is new.
      return centre.queryAllByRole("button", { current: "page" })[0]?.textContent.replace(/\d+$/u, "");
    },
    /** Follows a link to another page and waits for it. */
    async follow(link: HTMLElement | undefined) {
      const title = () => document.querySelector("#main h1")?.textContent;
      const before = title();
      link?.click();
      await waitFor(() => {
        if (!title() || title() === before) throw new Error("The page did not change.");
      });
    },
    /** What launches asked for. */
    launched: () => sent.filter(({ id }) => id === "launchGame").map(({ request }) => request),
    count: (id: string) => sent.filter((call) => call.id === id).length,
    closeDialogs: () => {
      for (const dialog of document.querySelectorAll("dialog")) dialog.requestClose();
    },
  };
}

function expectLists(sent: readonly { readonly id: string }[], nav: HTMLElement): void {
  if (!sent.some(({ id }) => id === "vendors")) throw new Error("The lists of providers were not requested.");
  if (!nav.querySelector("[aria-expanded]")) throw new Error("The lists of providers are not shown.");
}

export type Visited = Awaited<ReturnType<typeof visit>>;

/** Opens the panel of a category by its link's address, as a mouse does. */
export async function hoverPanel({ nav, link }: Visited, href: string) {
  await userEvent.hover(link(href));
  return waitFor(() => {
    const panel = nav().querySelector<HTMLElement>("[popover]");
    if (!panel) throw new Error("No panel is open.");
    return within(panel);
  });
}
