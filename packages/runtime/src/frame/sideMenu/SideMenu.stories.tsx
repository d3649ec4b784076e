import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { type Shown, visit } from "../../../../../.storybook/frameStory.tsx";
import { SceneSite } from "../../../../../.storybook/SceneSite.tsx";
import { wholePage } from "../../../../../.storybook/storyGlobals.ts";

// The side menu of the real site, for visitors, members and trial accounts.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Side menu",
  component: SceneSite,
  tags: ["!autodocs"],
  ...wholePage("guest"),
};
export default meta;

type Story = StoryObj<typeof SceneSite>;

export const Balance: Story = {
  name: "SM-001 SM-002 SM-003 SM-004 a member's balance can be hidden until it is shown again, and is refreshed by a press",
  play: async ({ mount, ...shown }) => {
    let total = 200;
    const page = await visit(
      { ...shown, mount },
      { scene: "member", mapResponses: { balance: (balance: object) => ({ ...balance, total }) } },
    );
    const { inMenu } = await page.openMenu();
    await inMenu.findByText("2.00");
    await expect(inMenu.getByText(page.site.currencySymbol)).toBeVisible();
    inMenu.getByRole("button", { name: page.auth("account.hideBalance") }).click();
    await inMenu.findByText("***");
    await expect(inMenu.queryByText("2.00")).toBeNull();
    await page.follow(inMenu.getAllByRole("link", { name: page.t("nav.promotions") })[0]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = (await page.openMenu()).inMenu;
    await again.findByText("***");
    again.getByRole("button", { name: page.auth("account.showBalance") }).click();
    await again.findByText("2.00");
    const before = page.count("balance");
    total = 300;
    again.getByRole("button", { name: page.auth("account.refresh") }).click();
    await again.findByText("3.00");
    await expect(page.count("balance")).toBe(before + 1);
  },
};

export const Out: Story = {
  name: "SM-005 SM-025 a visitor finds the login, and the registration where it is open; a member the logout instead",
  play: async ({ mount, ...shown }) => {
    for (const DIRECTREG3 of [true, false]) {
      const page = await visit({ ...shown, mount }, { switches: { DIRECTREG3 } });
      const { inMenu } = await page.openMenu();
      await expect(inMenu.getByRole("link", { name: page.t("header.login") })).toBeVisible();
      await expect(inMenu.queryByRole("link", { name: page.t("header.register") }) !== null).toBe(DIRECTREG3);
      await expect(inMenu.queryByRole("button", { name: page.auth("account.signOut") })).toBeNull();
      await expect(inMenu.queryByRole("button", { name: page.auth("account.refresh") })).toBeNull();
    }
    const page = await visit({ ...shown, mount }, { scene: "member" });
    const { inMenu } = await page.openMenu();
    await inMenu.findByRole("button", { name: page.auth("account.signOut") });
    await expect(inMenu.queryByRole("link", { name: page.t("header.login") })).toBeNull();
    await expect(inMenu.queryByRole("link", { name: page.t("header.register") })).toBeNull();
  },
};

export const Shortcuts: Story = {
  name: "SM-006 SM-007 SM-009 SM-010 SM-011 the shortcuts open deposit, withdrawal, referral, rewards and cashback",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member", switches: { REFERRAL3: true } });
    const shortcuts = [
      [page.menu("pane.depositv2"), page.menu("pane.depositv2")],
      [page.menu("pane.withdraw"), page.menu("pane.withdraw")],
      [page.menu("second.invite"), page.menu("pane.referral")],
      [page.menu("nav.rewards"), page.menu("pane.rewardCenter")],
      [page.menu("pane.manualRebate"), page.menu("pane.manualRebate")],
    ] as const;
    for (const [label, opens] of shortcuts) {
      const { inMenu } = await page.openMenu();
      const list = within(inMenu.getByRole("list", { name: page.menu("shortcuts") }));
      await userEvent.click(list.getByRole("button", { name: label }));
      await expect(await page.paneOfCentre()).toBe(opens);
      await waitFor(() => expect(screen.queryByRole("dialog", { name: page.t("menu.title") })).toBeNull());
      page.closeDialogs();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    const off = await visit({ ...shown, mount }, { scene: "member", switches: { REFERRAL3: false } });
    const { inMenu } = await off.openMenu();
    await expect(inMenu.queryByRole("button", { name: off.menu("second.invite") })).toBeNull();
  },
};

export const Referral: Story = {
  name: "BR-036 without referral the header, the side menu and the member centre do not invite",
  play: async ({ mount, ...shown }) => {
    for (const REFERRAL3 of [true, false]) {
      const page = await visit({ ...shown, mount }, { scene: "member", switches: { REFERRAL3 } });
      const invite = page.menu("second.invite");
      await expect((await page.second()).textContent.includes(invite)).toBe(REFERRAL3);
      const { inMenu } = await page.openMenu();
      await expect(inMenu.queryByRole("button", { name: invite }) !== null).toBe(REFERRAL3);
      await userEvent.click(inMenu.getByRole("button", { name: page.menu("pane.depositv2") }));
      await page.paneOfCentre();
      const centre = within(await screen.findByRole("dialog", { name: page.member("title") }));
      const entry = centre.queryByRole("button", { name: page.menu("pane.referral") });
      await expect(entry !== null).toBe(REFERRAL3);
      page.closeDialogs();
    }
  },
};

export const Gate: Story = {
  name: "SM-012 MC-023 RO-008b the shortcuts and the member's pages open the login for visitors and a warning for trial accounts",
  play: async ({ mount, ...shown }) => {
    for (const scene of ["guest", "trial"] as const) {
      const page = await visit({ ...shown, mount }, { scene });
      if (scene === "trial") await screen.findAllByRole("button", { name: page.auth("account.refresh") });
      for (const key of ["pane.depositv2", "pane.withdraw", "pane.securityCenter"] as const) {
        const { inMenu } = await page.openMenu();
        await userEvent.click(inMenu.getByRole("button", { name: page.menu(key) }));
        if (scene === "guest") await screen.findByRole("dialog", { name: page.auth("login.title") });
        else await screen.findByText(page.t("in_need_true_account"));
        await expect(screen.queryByRole("dialog", { name: page.member("title") })).toBeNull();
        page.closeDialogs();
        await waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
      }
    }
  },
};

export const Games: Story = {
  name: "SM-013 HD-043 the game centre lists the header's categories, each with its providers and all but LOTT with an icon",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    const entries = await page.entries();
    const { inMenu } = await page.openMenu();
    const games = await inMenu.findByRole("navigation", { name: page.menu("games") });
    const links = [...games.querySelectorAll("a")];
    const names = links.map(({ textContent }) => textContent);
    await expect(names).toEqual(entries.slice(0, names.length).map(([, name]) => name));
    const without = links.filter((link) => !link.querySelector("svg")).map(({ textContent }) => textContent);
    await expect(without).toEqual([page.menu("nav.LOTT")]);
    const expand = within(games).getByRole("button", { name: page.menu("vendors", { name: page.t("nav.slots") }) });
    await userEvent.click(expand);
    await expect(expand).toHaveAttribute("aria-expanded", "true");
    const vendors = [...games.querySelectorAll<HTMLElement>('a[href^="/rng?page="]')];
    await expect(vendors.length).toBeGreaterThan(10);
    for (const vendor of vendors) await expect(vendor.querySelector("img")).toHaveAttribute("src");
  },
};

const accountPages = [
  "playerRank",
  "personalHistoryCopy",
  "transactionHistory",
  "securityCenter",
  "personalProfit",
  "messageV2",
] as const;

/** Presses some of the six entries of the account group and expects each to open its page. */
async function openAccountPages(shown: Shown, chosen: readonly (typeof accountPages)[number][]): Promise<void> {
  const page = await visit(shown, { scene: "member", mapResponses: { unreadCount: () => ({ count: 0 }) } });
  const group = async () => {
    const { inMenu } = await page.openMenu();
    return within(inMenu.getByRole("region", { name: page.menu("account") })).getAllByRole("button");
  };
  const labels = (await group()).map(({ textContent }) => textContent);
  await expect(labels).toEqual(accountPages.map((id) => page.menu(`pane.${id}`)));
  page.closeDialogs();
  for (const id of chosen) {
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click((await group())[accountPages.indexOf(id)]!);
    // The rank has no entry in the centre's menu.
    await expect(await page.paneOfCentre()).toBe(id === "playerRank" ? undefined : page.menu(`pane.${id}`));
    page.closeDialogs();
  }
}

export const Account: Story = {
  name: "SM-014 SM-015 SM-016 SM-020 MC-044b the account group has exactly six entries in order; rank and histories open their pages",
  play: async ({ mount, ...shown }) => openAccountPages({ ...shown, mount }, accountPages.slice(0, 3)),
};

export const MoreOfAccount: Story = {
  name: "SM-017 SM-018 SM-019 MC-044b security, profit and messages open their pages from the account group",
  play: async ({ mount, ...shown }) => openAccountPages({ ...shown, mount }, accountPages.slice(3)),
};

export const Head: Story = {
  name: "The member at the top of the menu leads to the member centre",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member" });
    const { inMenu } = await page.openMenu();
    const name = new RegExp(page.auth("account.id", { account: "" }).trim(), "u");
    await userEvent.click(await inMenu.findByRole("button", { name }));
    await expect(await page.paneOfCentre()).toBe(page.menu("pane.securityCenter"));
  },
};

export const FocusBack: Story = {
  name: "Closing what the menu led to returns the focus to the menu's button",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member" });
    // The second time its code is here, and the menu stays until it is open.
    for (const time of ["first", "second"]) {
      const [button] = await screen.findAllByRole("button", { name: page.t("header.menu") });
      button!.focus();
      const { inMenu } = await page.openMenu();
      await userEvent.click(await inMenu.findByRole("button", { name: page.menu("pane.securityCenter") }));
      await page.paneOfCentre();
      await waitFor(() => expect(screen.queryByRole("dialog", { name: page.t("menu.title") })).toBeNull());
      const centre = await screen.findByRole("dialog", { name: page.member("title") });
      await expect(centre, time).toContainElement(document.activeElement as HTMLElement);
      page.closeDialogs();
      await waitFor(() => expect(button, time).toHaveFocus());
    }
  },
};

export const App: Story = {
  name: "SM-021 the app's link is that of the Android resource; without one there is none",
  play: async ({ mount, ...shown }) => {
    for (const url of ["https://apps.example/a.apk", undefined]) {
      const systemStatus = (status: SystemStatus) => ({
        ...status,
        resources: url
          ? [{ type: "Android", url, labels: {} }]
          : [{ type: "IOS", url: "https://x.example", labels: {} }],
      });
      const domainRoute = () => ({ domains: [], resources: [] });
      const page = await visit({ ...shown, mount }, { mapResponses: { systemStatus, domainRoute } });
      const { inMenu } = await page.openMenu();
      const link = inMenu.queryByRole("link", { name: page.menu("app") });
      await expect(link?.getAttribute("href")).toBe(url);
    }
  },
};

export const CoinShop: Story = {
  name: "WA-024 the deposit page links to a place that sells USDT, only if the platform names one",
  play: async ({ mount, ...shown }) => {
    for (const url of ["https://usdt.example/", undefined]) {
      const resources = url === undefined ? [] : [{ type: "USDJUMP", url, labels: {} }];
      const page = await visit(
        { ...shown, mount },
        {
          scene: "member",
          mapResponses: {
            systemStatus: (status: SystemStatus) => ({ ...status, resources }),
            domainRoute: () => ({ domains: [], resources: [] }),
          },
          responses: {
            depositMethods: () => ({
              list: [
                { id: "USDT", name: "USDT", kind: "ADDRESS", minimum: 100, maximum: 900, presets: [], bonuses: [] },
              ],
            }),
            deposits: () => ({ list: [], pageNo: 1, totalPages: 0, total: 0 }),
            playLimits: () => ({ limits: [] }),
          },
        },
      );
      const { inMenu } = await page.openMenu();
      await userEvent.click(inMenu.getByRole("button", { name: page.menu("pane.depositv2") }));
      const centre = within(await screen.findByRole("dialog", { name: page.member("title") }));
      await centre.findAllByRole("radio");
      const link = centre.queryAllByRole("link").find((one) => one.getAttribute("href") === "https://usdt.example/");
      await expect(link?.getAttribute("target")).toBe(url && "_blank");
      page.closeDialogs();
    }
  },
};

export const Support: Story = {
  name: "SM-022 HD-019 customer service opens its window from the side menu and from the account's menu",
  play: async ({ mount, ...shown }) => {
    const { open } = globalThis;
    const opened: string[] = [];
    globalThis.open = () => {
      opened.push("window");
      return {
        document: document.implementation.createHTMLDocument(),
        location: { replace: () => undefined },
      } as never;
    };
    try {
      const page = await visit({ ...shown, mount }, { scene: "member" });
      const { inMenu } = await page.openMenu();
      await userEvent.click(inMenu.getByRole("button", { name: page.menu("support") }));
      await waitFor(() => expect(opened).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.click(
        await screen.findByRole("button", { name: new RegExp(`^${page.auth("account.menu")}`, "u") }),
      );
      await userEvent.click(await screen.findByRole("menuitem", { name: page.auth("account.support") }));
      await waitFor(() => expect(opened).toHaveLength(2));
    } finally {
      globalThis.open = open;
    }
  },
};

export const Blocked: Story = {
  name: "A blocked window of customer service is explained, also though the menu has closed",
  play: async ({ mount, ...shown }) => {
    const { open } = globalThis;
    globalThis.open = () => null;
    try {
      const page = await visit({ ...shown, mount }, {});
      const { inMenu } = await page.openMenu();
      await userEvent.click(inMenu.getByRole("button", { name: page.menu("support") }));
      await screen.findByText(page.auth("support.blocked"));
    } finally {
      globalThis.open = open;
    }
  },
};

export const Closes: Story = {
  name: "HD-001 SM-008 SM-023 SM-026 the button says whether the menu is open; a chosen page closes it",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    for (const [name, href] of [
      [page.t("nav.promotions"), "/promotions"],
      [page.t("nav.help"), "/help"],
    ] as const) {
      const { opener, dialog, inMenu } = await page.openMenu();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      const [link] = inMenu.getAllByRole("link", { name });
      await expect(link).toHaveAttribute("href", href);
      await page.follow(link);
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      const [closed] = await screen.findAllByRole("button", { name: page.t("header.menu") });
      await expect(closed).toHaveAttribute("aria-expanded", "false");
    }
  },
};
