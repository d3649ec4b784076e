import type { Announcements } from "@livery/platform/calls/announcements.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "../../i18n/createTexts.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../../.storybook/SceneSite.tsx";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { settingOf, pageContent } from "../../../../../.storybook/storyGlobals.ts";

// The platform's announcements in their places: the notices' page and dialog, home's ticker, the pop-up.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Notices",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

const AT = 1_700_000_000_000;
const PICTURE = "/wps/pictures/promotion/coin/story.svg";

type Notices = Announcements["notices"];

const twenty: Notices = Array.from({ length: 20 }, (_, index) => ({
  id: `n${index + 1}`,
  title: `Notice ${index + 1}`,
  content: `<p>Text of <strong>notice ${index + 1}</strong></p>`,
  at: AT,
}));

let visits = 0;

/** Opens a page of a site on a platform with these announcements. */
async function visit(
  { mount, ...story }: SiteStoryContext,
  path: string,
  shown: Partial<Announcements>,
  popups = false,
) {
  const base: SiteConfig = siteIn(settingOf(story));
  const site: SiteConfig = {
    ...base,
    features: { ...base.features, notices: true, promotions: true },
    constants: { ...base.constants, noticePageSize: 9 },
  };
  const scene = openScene({ scene: "guest", site, popups });
  const send = (async (call, request, options) => {
    const response = await scene.send(call, request, options);
    return call.id === "announcements" ? { banners: [], notices: [], popups: [], promotions: [], ...shown } : response;
  }) as Send;
  visits += 1;
  await mount(<SceneSite key={visits} path={path} prepared={{ site, platform: { ...scene, send } }} />);
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all([texts.load("core"), texts.load("notices"), texts.load("promotions")]);
  return {
    canvas: within(story.canvasElement),
    t: texts.i18n.getFixedT(null, "notices"),
    core: texts.i18n.getFixedT(null, "core"),
  };
}

/** The dialog of the notices, and the titles on its page. */
async function board(t: (key: "notification" | "list") => string) {
  const dialog = within(await screen.findByRole("dialog", { name: t("notification") }));
  const list = () => within(dialog.getByRole("list", { name: t("list") }));
  return {
    dialog,
    entries: () => list().getAllByRole("button"),
    chosen: () => list().queryAllByRole("button", { current: true }),
  };
}

export const Page: SiteStory = {
  name: "RT-010 NT-002 NT-009 MO-018 the page lists the notices with their dates, and a press opens one in the dialog",
  play: async ({ mount, ...story }) => {
    const { canvas, t } = await visit({ mount, ...story }, "/noticePage", { notices: twenty });
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent(t("page.title"));
    const list = within(await canvas.findByRole("list", { name: t("list") }));
    await expect(list.getAllByRole("button")).toHaveLength(20);
    const second = list.getByRole("button", { name: /Notice 2 / });
    await expect(second).toHaveTextContent(/2023-11-1\d \d\d:\d\d:20/);
    await userEvent.click(second);
    const { dialog, entries, chosen } = await board(t);
    await expect(entries()).toHaveLength(9);
    await expect(chosen()[0]).toHaveTextContent("Notice 2");
    await expect(await dialog.findByText("notice 2")).toHaveProperty("localName", "strong");
    await expect(dialog.getAllByText(/2023-11-1\d \d\d:\d\d:20/).length).toBeGreaterThan(9);
  },
};

export const Board: SiteStory = {
  name: "NT-004 NT-005 NT-006 NT-007 NT-008 the dialog shows nine titles a page, jumps to the chosen notice and forgets it with the page",
  play: async ({ mount, ...story }) => {
    const { canvas, t, core } = await visit({ mount, ...story }, "/noticePage", { notices: twenty });
    const list = within(await canvas.findByRole("list", { name: t("list") }));
    await userEvent.click(list.getByRole("button", { name: /Notice 12 / }));
    const { dialog, entries, chosen } = await board(t);
    await expect(entries()).toHaveLength(9);
    await expect(entries().indexOf(chosen()[0] as HTMLElement)).toBe(2);
    await expect(await dialog.findByRole("heading", { level: 3, name: "Notice 12" })).toBeVisible();
    const turn = async (label: string) => userEvent.click(dialog.getByRole("button", { name: label }));
    await turn(core("controls.next"));
    await expect(entries()).toHaveLength(2);
    await expect(chosen()).toHaveLength(0);
    await expect(dialog.queryByRole("heading", { level: 3 })).toBeNull();
    await turn(core("controls.previous"));
    await turn(core("controls.previous"));
    await expect(entries()).toHaveLength(9);
    await userEvent.click(entries()[1] as HTMLElement);
    await expect(await dialog.findByRole("heading", { level: 3 })).toHaveTextContent("Notice 2");
    await expect(await dialog.findByText("notice 2")).toBeVisible();
  },
};

export const None: SiteStory = {
  name: "NT-016 without notices the page says so and has no pager",
  play: async ({ mount, ...story }) => {
    const { canvas, t } = await visit({ mount, ...story }, "/noticePage", {});
    await expect(await canvas.findByRole("heading", { name: t("empty") })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: t("list") })).toBeNull();
  },
};

export const Ticker: SiteStory = {
  name: "NT-010 a press on home's ticker opens the dialog on that notice",
  play: async ({ mount, ...story }) => {
    const { canvas, t } = await visit({ mount, ...story }, "/index", { notices: twenty });
    await userEvent.click(await canvas.findByRole("button", { name: "Notice 1" }));
    const { chosen } = await board(t);
    await expect(chosen()[0]).toHaveTextContent("Notice 1");
  },
};

export const Parts: SiteStory = {
  name: "NT-001 banners, notices, pop-ups and promotions each appear in their own place",
  play: async ({ mount, ...story }) => {
    const all: Partial<Announcements> = {
      banners: [{ id: "b", group: "home", title: "A banner", text: "", picture: PICTURE, phonePicture: PICTURE }],
      notices: twenty.slice(0, 1),
      popups: [{ id: "p", title: "A pop-up", content: "<p>About it</p>", at: AT }],
      promotions: [{ id: "o", title: "An offer", summary: "", picture: PICTURE, startsAt: 0 }],
    };
    const home = await visit({ mount, ...story }, "/index", all, true);
    const popup = await screen.findByRole("dialog", { name: home.t("popup.title") });
    await within(popup).findByRole("heading", { name: "A pop-up" });
    (popup as HTMLDialogElement).requestClose();
    await home.canvas.findByText("A banner");
    await home.canvas.findByRole("button", { name: "Notice 1" });
    const list = await visit({ mount, ...story }, "/noticePage", all);
    const notices = within(await list.canvas.findByRole("list", { name: list.t("list") }));
    await expect(notices.getAllByRole("button")).toHaveLength(1);
    await expect(list.canvas.queryByText("A pop-up")).toBeNull();
    const offers = await visit({ mount, ...story }, "/promotions", all);
    await offers.canvas.findByRole("article", { name: "An offer" });
    await expect(offers.canvas.getAllByRole("article")).toHaveLength(1);
  },
};

const long = "A long title of an announcement that needs more than one line on a small phone";

export const Popups: SiteStory = {
  name: "the pop-up announcements show each title and text, fit a window of 320 px, and go with a press",
  play: async ({ mount, ...story }) => {
    const wide = `<table><tr>${"<td>Column</td>".repeat(20)}</tr></table><p>${"Text ".repeat(60)}</p>`;
    const popups = [
      { id: "p1", title: long, content: wide, at: AT },
      { id: "p2", title: "Second", content: "<p>Text of the second</p>", at: AT },
    ];
    const { t } = await visit({ mount, ...story }, "/index", { popups }, true);
    const box = await screen.findByRole("dialog", { name: t("popup.title") });
    const dialog = within(box);
    await dialog.findByText("Text of the second");
    await expect(dialog.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      long,
      "Second",
    ]);
    box.style.width = "320px";
    const close = dialog.getByRole("button", { name: t("popup.close") });
    for (const part of [
      box,
      ...dialog.getAllByRole("article"),
      dialog.getByRole("checkbox").closest("label")!,
      close,
    ]) {
      await expect(part.scrollWidth, part.outerHTML).toBeLessThanOrEqual(part.clientWidth + 1);
      await expect(part.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    }
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
