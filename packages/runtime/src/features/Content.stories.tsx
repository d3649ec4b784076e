import type { AppResource } from "@livery/platform/appResource.ts";
import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { features } from "@livery/product/features.ts";
import type { HomeSectionId } from "@livery/product/homeSections.ts";
import { routes } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createTexts } from "../i18n/createTexts.ts";
import { resourceLabel } from "../kit/resources/offeredResources.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { pageOf } from "../../../../.storybook/pageOf.ts";
import { paneText } from "../../../../.storybook/PaneInCentre.tsx";
import { SceneSite, type SiteStory, type SiteStoryContext } from "../../../../.storybook/SceneSite.tsx";
import type { SceneId } from "../../../../.storybook/scenes.ts";
import { openScene } from "../../../../.storybook/sceneSend.ts";
import { siteIn } from "../../../../.storybook/siteIn.ts";
import { settingOf, pageContent } from "../../../../.storybook/storyGlobals.ts";

// The VIP page, the download page, the bar at the right and the footer.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Content",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("guest"),
};
export default meta;

interface Shown {
  readonly scene?: SceneId;
  /** The sections of home; by default none, because the stories are about what is around and over it. */
  readonly home?: readonly HomeSectionId[];
  readonly site?: Partial<SiteConfig>;
  readonly resources?: readonly AppResource[];
  /** The response of a call, by its id. An error is thrown. */
  readonly responses?: Readonly<Record<string, unknown>>;
}

const refused = new PlatformError("refused", "refused", { status: 500 });

const files = ["core", "auth", "menu", "member", "promotions", "vip", "download"] as const;

let visits = 0;

/** Opens a page of a site with every feature. */
async function open({ mount, ...story }: SiteStoryContext, path: string, options: Shown = {}) {
  const { scene = "guest", resources, responses = {} } = options;
  const base = siteIn(settingOf(story));
  const site: SiteConfig = {
    ...base,
    layout: { ...base.layout, home: options.home ?? [] },
    features: Object.fromEntries(features.map(({ id }) => [id, true])) as SiteConfig["features"],
    ...options.site,
  };
  const opened = openScene({ scene, site });
  const sent: string[] = [];
  const send = (async (call, request, sending) => {
    sent.push(call.id);
    const own = responses[call.id];
    if (own instanceof Error) throw own;
    if (own !== undefined) return own;
    const response = await opened.send(call, request, sending);
    return call.id === "systemStatus" && resources ? { ...(response as unknown as SystemStatus), resources } : response;
  }) as Send;
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all(files.map((file) => texts.load(file)));
  const show = async (at: string) => {
    visits += 1;
    await mount(<SceneSite key={visits} path={at} prepared={{ site, platform: { ...opened, send } }} />);
  };
  await show(path);
  const t = (file: (typeof files)[number]) => texts.i18n.getFixedT(null, file);
  return {
    site,
    sent,
    show,
    canvas: within(story.canvasElement),
    core: t("core"),
    menu: t("menu"),
    vip: t("vip"),
    down: t("download"),
    t,
  };
}

const resource = (type: string, url: string, about: Partial<AppResource> = {}): AppResource => ({
  type,
  url,
  labels: {},
  ...about,
});

const everyKind = [
  resource("IOS", "https://apps.example/ios"),
  resource("MOBILECONFIG", "https://apps.example/lite.mobileconfig"),
  resource("Android", "https://apps.example/app.apk"),
  resource("FACEBOOK", "https://social.example/us"),
  resource("EMAIL", "mailto:help@a.example"),
  resource("USDJUMP", "https://usd.example"),
  resource("FOO", "https://foo.example"),
];

const noRoutes = { domainRoute: { domains: [], resources: [] } };

export const Ranks: SiteStory = {
  name: "PR-020 /vip shows visitors each rank with its benefits and what it needs, and how to begin",
  play: async ({ mount, ...story }) => {
    const { canvas, vip } = await open({ mount, ...story }, "/vip");
    await canvas.findByRole("heading", { level: 1, name: vip("page.title") });
    const table = within(await canvas.findByRole("table", { name: vip("table.title") }));
    const region = within(canvas.getByRole("region", { name: vip("ranks.title") }));
    const steps = region.getAllByRole("heading", { level: 3 }).map((title) => title.closest("li")!);
    await expect(steps).toHaveLength(5);
    for (const step of steps) await expect(within(step).getAllByRole("listitem").length).toBeGreaterThan(1);
    await expect(table.getAllByRole("rowheader")).toHaveLength(5);
    await expect(canvas.getAllByRole("link", { name: vip("begin.login") })[0]).toHaveAttribute("href", "/login");
    await expect(canvas.queryByText(vip("own.tag"))).toBeNull();
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const OwnRank: SiteStory = {
  name: "PR-021 a member sees its rank marked in the steps and the table of /vip, and in the centre",
  ...pageContent("member"),
  play: async ({ mount, ...story }) => {
    const { canvas, vip, menu, t } = await open({ mount, ...story }, "/vip", { scene: "member" });
    const bar = await canvas.findByRole("progressbar", { name: t("auth")("rank.deposits") });
    await expect(bar).toHaveAttribute("aria-valuenow", "20");
    await canvas.findByRole("progressbar", { name: t("auth")("rank.bets") });
    await waitFor(() => expect(canvas.getByRole("table").closest("section")).toBeVisible());
    const own = canvas.getAllByRole("listitem").filter((item) => item.getAttribute("aria-current") === "step");
    await expect(own).toHaveLength(1);
    await expect(canvas.queryByRole("link", { name: vip("begin.join") })).toBeNull();
    const name = within(own[0]!).getByRole("heading").textContent;
    await expect(within(canvas.getByRole("table")).getByText(vip("own.tag")).parentElement).toHaveTextContent(name);
    await fireEvent.click(await canvas.findByText(menu("second.vip")));
    const centre = within(await screen.findByRole("dialog", { name: t("member")("title") }));
    const mark = await centre.findByText(await paneText(story, "member/playerRank", "own"));
    await expect(mark.closest("summary")).toHaveTextContent(name);
  },
};

export const Highest: SiteStory = {
  name: "A VIP has reached every rank, and opens the VIP service",
  ...pageContent("member-rank-5"),
  play: async ({ mount, ...story }) => {
    const { canvas, vip } = await open({ mount, ...story }, "/vip", { scene: "member-rank-5" });
    await canvas.findByText(vip("own.highest"));
    await canvas.findByRole("button", { name: vip("service.open") });
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const RanksFail: SiteStory = {
  name: "Ranks that cannot be loaded leave the rest of /vip, with a retry; no ranks say so",
  play: async ({ mount, ...story }) => {
    const failing = await open({ mount, ...story }, "/vip", { responses: { ranks: refused } });
    await failing.canvas.findByText(failing.core("call.failed.title", { what: failing.vip("ranks.title") }));
    await failing.canvas.findByRole("heading", { name: failing.vip("service.vip") });
    const empty = await open({ mount, ...story }, "/vip", { responses: { ranks: { list: [] } } });
    await empty.canvas.findByRole("heading", { name: empty.vip("ranks.none.title") });
  },
};

export const Apps: SiteStory = {
  name: "RT-032 DL-001 DL-002 DL-004 /down has a code of 125 px and a link for each app of the platform, and for no other",
  play: async ({ mount, ...story }) => {
    const { canvas, down, site } = await open({ mount, ...story }, "/down", {
      resources: everyKind,
      responses: noRoutes,
    });
    const apps = within(await canvas.findByRole("region", { name: down("apps.title") }));
    const codes = await apps.findAllByRole("img");
    await expect(codes).toHaveLength(3);
    for (const code of codes) {
      const { width, height } = code.getBoundingClientRect();
      await expect([width, height]).toEqual([site.constants.qrCodeSize, site.constants.qrCodeSize]);
    }
    const links = apps.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual(everyKind.slice(0, 3).map(({ url }) => url));
    const one = await open({ mount, ...story }, "/down", { resources: everyKind.slice(2), responses: noRoutes });
    const rest = within(await one.canvas.findByRole("region", { name: down("apps.title") }));
    await expect(await rest.findAllByRole("img")).toHaveLength(1);
    const none = await open({ mount, ...story }, "/down", { resources: [], responses: noRoutes });
    await none.canvas.findByRole("heading", { name: down("apps.none.title") });
  },
};

export const Guides: SiteStory = {
  name: "DL-003 DL-008 iOS and Android have guides; packages show publisher, checksum and warning, https only",
  play: async ({ mount, ...story }) => {
    const checksum = "9f86d081884c7d65";
    const [, lite, android, ...others] = everyKind;
    const unsafe = [resource("IOS", "http://apps.example/ios"), lite!, { ...android!, checksum }, ...others];
    const { canvas, down, site } = await open({ mount, ...story }, "/down", { resources: unsafe, responses: noRoutes });
    for (const system of ["ios", "android"] as const) {
      await userEvent.click(await canvas.findByRole("tab", { name: down(`web.${system}.name`) }));
      const panel = await canvas.findByRole("tabpanel", { name: down(`web.${system}.name`) });
      const steps = within(panel).getAllByRole("listitem");
      await expect(steps.length).toBeGreaterThanOrEqual(4);
    }
    const apps = within(canvas.getByRole("region", { name: down("apps.title") }));
    await expect(apps.getAllByRole("link")).toHaveLength(2);
    for (const kind of ["MOBILECONFIG", "Android"] as const) {
      await expect(apps.getByText(down(`apps.${kind}.warning`))).toBeVisible();
      const steps = down(`apps.${kind}.steps`).split("\n");
      await expect(steps.length).toBeGreaterThanOrEqual(4);
      await expect(apps.getByText(steps.at(-1)!)).toBeInTheDocument();
    }
    const publisher = down("publisher", { name: site.name[site.defaultLanguage as "ko"], host: "apps.example" });
    await expect(apps.getAllByText(publisher, { exact: false })).toHaveLength(2);
    await expect(apps.getAllByText(down("checksum", { value: checksum }))).toHaveLength(1);
  },
};

export const Mirrors: SiteStory = {
  name: "DL-007 ST-011 RT-037 /download lists the fastest domain first; a reload asks for them only once",
  play: async ({ mount, ...story }) => {
    const domains = [
      { url: "https://slow.example", speed: 112 },
      { url: "https://fast.example", speed: 38 },
      { url: "http://plain.example", speed: 1 },
      { url: "https://middle.example", speed: 64 },
    ];
    const page = await open({ mount, ...story }, "/download", {
      responses: { domainRoute: { domains, resources: [] } },
    });
    const hosts = async () => {
      const region = within(await page.canvas.findByRole("region", { name: page.down("mirrors.title") }));
      return (await region.findAllByRole("link")).map(({ textContent }) => textContent);
    };
    await expect(await hosts()).toEqual(["fast.example", "middle.example", "slow.example"]);
    await expect(sessionStorage.getItem("routers")).not.toBeNull();
    await expect(page.canvas.getByRole("heading", { level: 1 })).toHaveTextContent(page.down("page.title"));
    await page.show("/down");
    await expect(await hosts()).toHaveLength(3);
    await expect(page.sent.filter((id) => id === "domainRoute")).toHaveLength(1);
  },
};

/** The bar is shown on wide windows only; its content is there in any. */
async function rightBar({ canvas, core }: Awaited<ReturnType<typeof open>>) {
  const bar = await canvas.findByLabelText(core("dock.label"));
  return {
    ...within(bar),
    links: () => [...bar.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    press: async (name: string) => (await within(bar).findByText(name)).closest("button")?.click(),
  };
}

export const RightBar: SiteStory = {
  name: "RB-001 RB-002 RB-003 RB-008 the right bar has support and downloads, and the social page and e-mail if they exist",
  play: async ({ mount, ...story }) => {
    const opened = spyOn(globalThis, "open").mockReturnValue(null);
    const page = await open({ mount, ...story }, "/index", { resources: everyKind });
    const bar = await rightBar(page);
    await waitFor(() => expect(bar.links()).toEqual(["https://social.example/us", "mailto:help@a.example", "/down"]));
    await bar.press(page.menu("dock.support"));
    await expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
    const bare = await rightBar(await open({ mount, ...story }, "/index", { resources: [], responses: noRoutes }));
    await expect(bare.links()).toEqual(["/down"]);
  },
};

export const Codes: SiteStory = {
  name: "RB-004 RB-005 RB-006 the bar shows a code of 125 px with its label for each app, or the platform's own picture of it",
  play: async ({ mount, ...story }) => {
    const page = await open({ mount, ...story }, "/index", { resources: everyKind });
    const { menu, site } = page;
    const label = ({ kind, labels }: { kind: "IOS" | "MOBILECONFIG" | "Android"; labels: AppResource["labels"] }) =>
      resourceLabel(labels, site.defaultLanguage, menu(`resource.${kind}`));
    const bar = await rightBar(page);
    await bar.press(menu("dock.codes"));
    for (const kind of ["IOS", "MOBILECONFIG", "Android"] as const) {
      const code = await bar.findByLabelText(label({ kind, labels: {} }));
      await expect([code.getAttribute("width"), code.getAttribute("height")]).toEqual(["125", "125"]);
    }
    const qrCodeUrl = "/ios.png";
    const pictured = [resource("IOS", "https://apps.example/ios", { qrCodeUrl })];
    const other = await rightBar(
      await open({ mount, ...story }, "/index", { resources: pictured, responses: noRoutes }),
    );
    await other.press(menu("dock.codes"));
    // The picture cannot be loaded here, so that the code is made after all.
    await other.findByLabelText(label({ kind: "IOS", labels: {} }));
    const none = await rightBar(
      await open({ mount, ...story }, "/index", { resources: everyKind.slice(3), responses: noRoutes }),
    );
    await waitFor(() => expect(none.links()).toHaveLength(3));
    await expect(none.queryByText(menu("dock.codes"))).toBeNull();
  },
};

/** The addresses of the apps and links in the side menu. */
async function menuLinks({ core }: Awaited<ReturnType<typeof open>>) {
  const [opener] = await screen.findAllByRole("button", { name: core("header.menu"), hidden: true });
  opener!.click();
  const menu = await screen.findByRole("dialog", { name: core("menu.title") });
  const links = [...menu.querySelectorAll<HTMLAnchorElement>("a[href^='https:']")];
  menu.closest("dialog")!.requestClose();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  return links.map((link) => link.getAttribute("href"));
}

export const BothSources: SiteStory = {
  name: "DL-006 every place has the permission response's resources, and domainRoute's where it lacks one",
  play: async ({ mount, ...story }) => {
    const routed = (["IOS", "Android", "FACEBOOK"] as const).map((type) =>
      resource(type, `https://routed.example/${type}`),
    );
    const page = await open({ mount, ...story }, "/index", {
      home: ["app"],
      resources: [resource("IOS", "https://apps.example/ios"), resource("EMAIL", "mailto:help@a.example")],
      responses: { domainRoute: { domains: [], resources: routed } },
    });
    const { core, menu, down, canvas } = page;
    const bar = await rightBar(page);
    await waitFor(() =>
      expect(bar.links()).toEqual(["https://routed.example/FACEBOOK", "mailto:help@a.example", "/down"]),
    );
    await bar.press(menu("dock.codes"));
    await bar.findByLabelText(menu("resource.IOS"));
    await bar.findByLabelText(menu("resource.Android"));
    await expect(bar.queryByLabelText(menu("resource.MOBILECONFIG"))).toBeNull();
    const strip = within((await canvas.findByText(core("home.app.title"))).closest("section")!);
    const ofHome = () => strip.getAllByRole("link").map((link) => link.getAttribute("href"));
    await waitFor(() =>
      expect(ofHome()).toEqual(["https://apps.example/ios", "https://routed.example/Android", "/down"]),
    );
    await expect(await menuLinks(page)).toEqual(["https://routed.example/Android"]);
    await page.show("/down");
    const apps = within(await canvas.findByRole("region", { name: down("apps.title") }));
    await waitFor(() =>
      expect(apps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
        "https://apps.example/ios",
        "https://routed.example/Android",
      ]),
    );

    const complete = await open({ mount, ...story }, "/index", { resources: everyKind });
    const full = await rightBar(complete);
    await waitFor(() => expect(full.links()).toHaveLength(3));
    await expect(complete.sent).not.toContain("domainRoute");
  },
};

export const SafeAddresses: SiteStory = {
  name: "RB-010 links go to https, mail and the installer of iOS only, without referrer and opener",
  play: async ({ mount, ...story }) => {
    const unsafe = [
      resource("IOS", "javascript:alert(1)"),
      resource("MOBILECONFIG", "http://apps.example/lite.mobileconfig"),
      resource("Android", "data:text/html,x"),
      resource("FACEBOOK", "javascript:alert(1)"),
      resource("EMAIL", "javascript:alert(1)//@a.example"),
    ];
    const none = await open({ mount, ...story }, "/index", { resources: unsafe, responses: noRoutes });
    const empty = await rightBar(none);
    await expect(empty.links()).toEqual(["/down"]);
    await expect(empty.queryByText(none.menu("dock.codes"))).toBeNull();
    await none.show("/down");
    await none.canvas.findByRole("heading", { name: none.down("apps.none.title") });

    const installer = "itms-services://?action=download-manifest&url=https%3A%2F%2Fapps.example%2Fapp.plist";
    const safe = [resource("IOS", installer), ...everyKind.slice(2)];
    const page = await open({ mount, ...story }, "/index", { resources: [...unsafe, ...safe], responses: noRoutes });
    const bar = await rightBar(page);
    await waitFor(() => expect(bar.links()).toEqual(["https://social.example/us", "mailto:help@a.example", "/down"]));
    const outside = (links: readonly HTMLElement[]) =>
      links.filter((link) => !link.getAttribute("href")!.startsWith("/")).map((link) => link.getAttribute("rel"));
    await expect(outside(bar.getAllByRole("link", { hidden: true }))).toEqual(
      Array.from({ length: 2 }, () => "noopener noreferrer"),
    );
    await page.show("/down");
    const apps = within(await page.canvas.findByRole("region", { name: page.down("apps.title") }));
    const links = await apps.findAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([installer, "https://apps.example/app.apk"]);
    await expect(outside(links)).toEqual(["noopener noreferrer", "noopener noreferrer"]);
  },
};

export const Frames: SiteStory = {
  name: "FT-013 RB-011 neither right bar nor footer on pages of games, on /helpmc and on a closed site",
  play: async ({ mount, ...story }) => {
    const page = await open({ mount, ...story }, "/help");
    await rightBar(page);
    await expect(page.canvas.getByRole("contentinfo")).toBeInTheDocument();
    const hasNeither = async ({ canvas, core }: typeof page, where: string) => {
      await expect(canvas.queryByRole("contentinfo"), where).toBeNull();
      await expect(canvas.queryByLabelText(core("dock.label")), where).toBeNull();
    };
    for (const path of ["/lottery", "/vnlottery", "/seaLottery", "/helpmc"]) {
      await page.show(path);
      await page.canvas.findAllByRole("heading");
      await hasNeither(page, path);
    }
    // Without an opened game, /seamless leads home. It has the frame of /lottery.
    const layouts = routes.filter(({ path }) => path === "/seamless" || path === "/lottery");
    await expect(new Set(layouts.map(({ layout }) => layout))).toHaveLength(1);
    for (const scene of ["maintenance", "restricted"] as const) {
      const closed = await open({ mount, ...story }, "/index", { scene });
      await closed.canvas.findByRole("heading", { level: 1 });
      await hasNeither(closed, scene);
    }
  },
};

export const Logos: SiteStory = {
  name: "FT-001 FT-002 the footer has the brand's payment methods and the platform's providers, each with its name",
  play: async ({ mount, ...story }) => {
    const payments = [
      { sign: "bank", name: { ko: "계좌 이체", en: "Bank transfer" } },
      { sign: "voucher", name: { ko: "상품권", en: "Voucher" } },
    ] as const;
    const { canvas, menu } = await open({ mount, ...story }, "/help", { site: { payments } });
    const methods = within(await canvas.findByRole("list", { name: menu("footer.payments") }));
    const names = methods.getAllByRole("img").map((image) => image.getAttribute("aria-label"));
    await expect([
      ["계좌 이체", "상품권"],
      ["Bank transfer", "Voucher"],
    ]).toContainEqual(names);
    const providers = within(await canvas.findByRole("list", { name: menu("footer.providers") }));
    const logos = providers.getAllByRole("img");
    await expect(logos.length).toBeGreaterThan(10);
    for (const logo of logos) await expect([logo.getAttribute("alt"), logo.getAttribute("src")]).not.toContain("");
    await expect(new Set(logos.map((logo) => logo.getAttribute("alt"))).size).toBe(logos.length);
  },
};

export const AdvertisedSlots: SiteStory = {
  name: "BR-048 CN-055 home advertises about as many slots as the brand says, and none where it says nothing",
  play: async ({ mount, ...story }) => {
    const home = ["slots"] as const;
    const says = async (figure: string) => {
      const site = { figures: { slots: figure } };
      const { canvas, core } = await open({ mount, ...story }, "/index", { home, site });
      await canvas.findByText(core("home.slots.count", { figure }));
    };
    await says("10,000");
    await says("2,500");
    const none = await open({ mount, ...story }, "/index", { home, site: { figures: {} } });
    await none.canvas.findByRole("heading", { name: none.core("home.slots.title") });
    await expect(none.canvas.queryByText(/슬롯 약|About .* slots/u)).toBeNull();
  },
};

export const Figures: SiteStory = {
  name: "BR-049 PR-025 CN-046 CN-047 the figures of registration and Zalo are the brand's own; without them none is shown",
  play: async ({ mount, ...story }) => {
    const figures = { registrationAmount: "1000VND", zaloBonus: "131K" };
    const withFigures = await open({ mount, ...story }, "/register", { site: { figures } });
    const { canvas, t } = withFigures;
    const dialog = await screen.findByRole("dialog", { name: t("auth")("register.title") });
    await waitFor(() => expect(within(dialog).getByText(/1000VND/u)).toBeVisible());
    await withFigures.show("/promotions");
    await canvas.findByRole("heading", { name: t("promotions")("zalo.title", { amount: "131K" }) });
    const none = await open({ mount, ...story }, "/promotions", { site: { figures: {} } });
    await none.canvas.findAllByRole("article");
    await expect(none.canvas.queryByText(/Zalo/u)).toBeNull();
    await none.show("/register");
    const plain = await screen.findByRole("dialog", { name: t("auth")("register.title") });
    await within(plain).findByRole("button", { name: t("auth")("register.submit") });
    await expect(within(plain).queryByText(/VND/u)).toBeNull();
  },
};

const demoMethod = {
  id: "BANK",
  name: "Bank",
  kind: "BANK",
  minimum: 100_000,
  maximum: 10_000_000,
  presets: [],
  bonuses: [],
};
const noSecurity = {
  loginPassword: true,
  paymentPassword: false,
  email: false,
  mobile: false,
  realName: false,
  bankCard: false,
};

const noOrders = pageOf([]);

export const PlayMoney: SiteStory = {
  name: "CO-032 a demo brand says on every page, and over deposit and withdrawal, that money is not real",
  ...pageContent("member"),
  play: async ({ mount, ...story }) => {
    const page = await open({ mount, ...story }, "/vip", {
      scene: "member",
      site: { play: "demo" },
      responses: {
        depositMethods: { list: [demoMethod] },
        deposits: noOrders,
        playLimits: { limits: [] },
        withdrawalInfo: { balance: 0, turnoverLeft: 0, minimum: 1, maximum: 2, feeRate: 0, ordersLeft: 1 },
        withdrawals: noOrders,
        bankCards: { list: [] },
        securityInfo: noSecurity,
      },
    });
    const says = async () => expect(await page.canvas.findByText(page.core("footer.playMoney"))).toBeVisible();
    for (const path of ["/vip", "/lottery", "/vnlottery", "/helpmc", "/nope"]) {
      await page.show(path);
      await page.canvas.findByRole("heading", { level: 1 });
      await says();
    }
    await page.show("/vip");
    for (const id of ["depositv2", "withdraw"] as const) {
      const [opener] = await screen.findAllByRole("button", { name: page.core("header.menu"), hidden: true });
      opener!.click();
      const menu = within(await screen.findByRole("dialog", { name: page.core("menu.title") }));
      (await menu.findByRole("button", { name: page.menu(`pane.${id}`) })).click();
      await screen.findByText(page.t("member")(`demo.${id}`));
      for (const dialog of document.querySelectorAll("dialog")) dialog.requestClose();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  },
};

export const Consent: SiteStory = {
  name: "Visitors choose whether their visits are counted, and can change it in the footer",
  play: async ({ mount, ...story }) => {
    localStorage.removeItem("consent");
    const status = { state: "open", location: {}, resources: [], customerService: [], imageHosts: [], gameHosts: [] };
    const page = await open({ mount, ...story }, "/vip", {
      site: { analytics: { gtagId: "G-TEST1", afterConsent: true } },
      responses: { systemStatus: { ...status, gtagId: "G-TEST1" } },
    });
    const question = await page.canvas.findByRole("region", { name: page.menu("consent.title") });
    const tags = () => document.querySelectorAll("script[src*=googletagmanager]").length;
    await userEvent.click(within(question).getByRole("button", { name: page.menu("consent.no") }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await userEvent.click(page.canvas.getByRole("button", { name: page.menu("consent.change") }));
    await page.canvas.findByRole("region", { name: page.menu("consent.title") });
    await expect(tags()).toBe(0);
    localStorage.removeItem("consent");
  },
};
