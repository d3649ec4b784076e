import { rankList } from "@livery/platform/calls/rankList.ts";
import { createTexts } from "../../i18n/createTexts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { visit } from "../../../../../.storybook/frameStory.tsx";
import { rejected } from "../../../../../.storybook/loginSite.tsx";
import { SceneSite } from "../../../../../.storybook/SceneSite.tsx";
import { wholePage } from "../../../../../.storybook/storyGlobals.ts";

// The header once the page is up, for visitors, members and agents. Its navigation: ../nav/Navigation.stories.tsx.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Header",
  component: SceneSite,
  tags: ["!autodocs"],
  ...wholePage("guest"),
};
export default meta;

type Story = StoryObj<typeof SceneSite>;

export const OtherLanguage: Story = {
  name: "ST-025 a chosen language fetches providers, settings and the registration's rules in it",
  play: async ({ mount, ...shown }) => {
    const asked: Record<string, string[]> = {};
    const note = (id: string) => (recorded: object) => {
      (asked[id] ??= []).push(document.documentElement.lang);
      return recorded;
    };
    const calls = ["vendors", "whitelabel", "registerSettings"] as const;
    const page = await visit(
      { ...shown, mount },
      {
        path: "/register",
        switches: { DIRECTREG3: true },
        mapResponses: Object.fromEntries(calls.map((id) => [id, note(id)])),
      },
    );
    const first = page.site.defaultLanguage;
    const other = first === "ko" ? "en" : "ko";
    await waitFor(() => expect(asked).toEqual(Object.fromEntries(calls.map((id) => [id, [first]]))));
    const [menu] = await screen.findAllByRole("menu", { name: page.t("language.label"), hidden: true });
    menu!.querySelector<HTMLElement>(`[lang=${other}]`)!.click();
    await waitFor(() => expect(asked).toEqual(Object.fromEntries(calls.map((id) => [id, [first, other]]))));
    await waitFor(() =>
      expect(page.sent).toContainEqual({ id: "vendors", request: expect.objectContaining({ language: other }) }),
    );
  },
};

const five = { availablePromotions: () => ({ count: 5, promotions: [] }) };

export const RewardsOut: Story = {
  name: "HD-028 RO-004 without a session Rewards opens the login and nothing else",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { mapResponses: five });
    await page.entries();
    const name = new RegExp(`^${page.menu("nav.rewards")}`, "u");
    const rewards = within(page.nav()).getByRole("button", { name, hidden: true });
    await expect(rewards).not.toHaveTextContent("5");
    await userEvent.click(rewards);
    await screen.findByRole("dialog", { name: page.auth("login.title") });
    await expect(screen.queryAllByRole("dialog")).toHaveLength(1);
  },
};

export const RewardsIn: Story = {
  name: "HD-027 HD-029 PR-015 MC-044c a member's Rewards shows the number of open promotions and opens the reward centre",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member", mapResponses: five });
    await page.entries();
    const name = new RegExp(`^${page.menu("nav.rewards")} ?5$`, "u");
    const rewards = await within(page.nav()).findByRole("button", { name });
    await expect(page.count("availablePromotions")).toBe(1);
    await userEvent.click(rewards);
    await expect(await page.paneOfCentre()).toBe(page.menu("pane.rewardCenter"));
    page.closeDialogs();
    const none = await visit(
      { ...shown, mount },
      { scene: "member", mapResponses: { availablePromotions: () => ({ count: 0 }) } },
    );
    await none.entries();
    await waitFor(() => expect(none.count("availablePromotions")).toBe(1));
    within(none.nav()).getByRole("button", { name: none.menu("nav.rewards"), hidden: true });
  },
};

export const Rank: Story = {
  name: "HD-030 MC-044c a member's rank is in the navigation and opens its page; visitors have none",
  play: async ({ mount, ...shown }) => {
    const ranked = { memberInfo: (member: object) => ({ ...member, rank: { name: "Gold 3", level: 3 } }) };
    const out = await visit({ ...shown, mount }, { mapResponses: ranked });
    await out.entries();
    await expect(within(out.nav()).queryByText("Gold 3")).toBeNull();
    const page = await visit({ ...shown, mount }, { scene: "member", mapResponses: ranked });
    await page.entries();
    await userEvent.click(await within(page.nav()).findByRole("button", { name: "Gold 3", hidden: true }));
    await page.paneOfCentre();
  },
};

export const Second: Story = {
  name: "HD-059 HD-060 MC-044a the second list has Home, Promotions, Invite and earn where referral is on, and VIP level",
  play: async ({ mount, ...shown }) => {
    for (const REFERRAL3 of [true, false]) {
      const page = await visit({ ...shown, mount }, { scene: "member", switches: { REFERRAL3 } });
      const list = await page.second();
      const invite = page.menu("second.invite");
      await expect([...list.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
        page.t("nav.home"),
        page.t("nav.promotions"),
        ...(REFERRAL3 ? [invite] : []),
        page.menu("second.vip"),
      ]);
      if (!REFERRAL3) continue;
      await fireEvent.click(within(list).getByText(invite));
      await expect(await page.paneOfCentre()).toBe(page.menu("pane.referral"));
      page.closeDialogs();
    }
  },
};

export const SecondWaits: Story = {
  name: "The second list shows together with the account, which would push it aside",
  play: async ({ mount, ...shown }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const memberInfo = async (recorded: unknown) => held.then(() => recorded);
    const page = await visit({ ...shown, mount }, { scene: "member", mapResponses: { memberInfo } });
    const list = await page.second();
    await screen.findByRole("status", { name: page.t("account.loading") });
    await expect(getComputedStyle(list).visibility).toBe("hidden");
    release();
    await screen.findAllByRole("button", { name: page.auth("account.refresh") });
    await expect(getComputedStyle(list).visibility).toBe("visible");
  },
};

export const VipLevel: Story = {
  name: "HD-061 MC-019 MC-044a VIP level opens the rank for a member, and the login for a visitor",
  play: async ({ mount, ...shown }) => {
    for (const scene of ["guest", "member"] as const) {
      const page = await visit({ ...shown, mount }, { scene });
      const list = await page.second();
      if (scene === "member") await screen.findAllByRole("button", { name: page.auth("account.refresh") });
      await fireEvent.click(within(list).getByText(page.menu("second.vip")));
      if (scene === "member") await screen.findByRole("heading", { name: page.menu("pane.playerRank") });
      else await screen.findByRole("dialog", { name: page.auth("login.title") });
      page.closeDialogs();
    }
  },
};

export const AccountMenu: Story = {
  name: "HD-013 HD-014 HD-015 HD-016 the avatar opens rank, name, id, centre, mailbox, service and sign-out, in order",
  play: async ({ mount, ...shown }) => {
    for (const nickname of ["Neo", ""]) {
      const mapResponses = {
        memberInfo: (member: { account: string }) => ({
          ...member,
          nickname: nickname || member.account,
          rank: { name: "Gold 3", level: 3 },
        }),
        availablePromotions: () => ({ count: 0 }),
        unreadCount: () => ({ count: 0 }),
      };
      const page = await visit({ ...shown, mount }, { scene: "member", mapResponses });
      const name = nickname || "demo";
      const opener = await screen.findByRole("button", { name: `${page.auth("account.menu")}: ${name}` });
      await userEvent.click(opener);
      const list = opener.parentElement!.querySelector<HTMLElement>("[popover]")!;
      const menu = await within(list).findByRole("menu");
      const items = within(menu).getAllByRole("menuitem");
      const text = list.textContent;
      const inOrder = ["Gold 3", name, page.auth("account.id", { account: "demo" })];
      await expect(inOrder.map((each) => text.indexOf(each))).not.toContain(-1);
      await expect(text.indexOf("Gold 3")).toBeLessThan(text.indexOf(name));
      await expect(text.indexOf(name)).toBeLessThan(text.indexOf(inOrder[2]!));
      await expect(items.map(({ textContent }) => textContent)).toEqual([
        page.auth("account.centre"),
        page.menu("pane.profile"),
        page.auth("account.mailbox"),
        page.auth("account.support"),
        page.auth("account.signOut"),
      ]);
    }
  },
};

export const AccountActions: Story = {
  name: "HD-011 HD-012 HD-017 HD-020 RO-005 the member's buttons open deposit, withdrawal, centre, profile and sign-out",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member" });
    const opener = await screen.findByRole("button", { name: new RegExp(`^${page.auth("account.menu")}`, "u") });
    const inHeader = (label: string) =>
      [...document.querySelectorAll<HTMLElement>("header button")].find(({ textContent }) => textContent === label)!;
    await fireEvent.click(inHeader(page.auth("account.deposit")));
    await expect(await page.paneOfCentre()).toBe(page.menu("pane.depositv2"));
    await fireEvent.click(inHeader(page.auth("account.withdraw")));
    await waitFor(async () => expect(await page.paneOfCentre()).toBe(page.menu("pane.withdraw")));
    page.closeDialogs();
    await userEvent.click(opener);
    await expect(screen.queryByRole("menuitem", { name: page.auth("account.agent") })).toBeNull();
    await userEvent.click(await screen.findByRole("menuitem", { name: page.auth("account.centre") }));
    await waitFor(async () => expect(await page.paneOfCentre()).toBe(page.menu("pane.securityCenter")));
    page.closeDialogs();
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("menuitem", { name: page.menu("pane.profile") }));
    await screen.findByRole("heading", { level: 3, name: page.menu("pane.profile") });
    page.closeDialogs();
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("menuitem", { name: page.auth("account.signOut") }));
    await screen.findByRole("alertdialog", { name: page.auth("logout.title") });
  },
};

export const SessionLost: Story = {
  name: "MC-043 a session that has ended closes the centre, and the header has the login again",
  play: async ({ mount, ...shown }) => {
    const responses = { withdrawalInfo: () => Promise.reject(rejected(401, "SESSION_EXPIRED")) };
    const page = await visit({ ...shown, mount }, { scene: "member", responses });
    await screen.findAllByRole("button", { name: page.auth("account.refresh") });
    const { inMenu } = await page.openMenu();
    await userEvent.click(inMenu.getByRole("button", { name: page.menu("pane.withdraw") }));
    await screen.findAllByRole("link", { name: page.t("header.login"), hidden: true });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: page.member("title") })).toBeNull());
    await expect(sessionStorage.getItem("token")).toBeNull();
  },
};

export const PausePlay: Story = {
  name: "CO-026 where the packs ask for it, one press and an answer in the header begin a break of 24 hours",
  play: async ({ mount, ...shown }) => {
    const none = await visit({ ...shown, mount }, { scene: "member" });
    await screen.findAllByRole("button", { name: none.auth("account.refresh") });
    const label = none.auth("pause", { count: 24 });
    await expect(screen.queryByRole("button", { name: label })).toBeNull();
    const responses = { pausePlay: () => ({ kind: "PAUSE", until: "2031-06-15T03:00:00.000Z" }) };
    const page = await visit(
      { ...shown, mount },
      { scene: "member", site: { playTools: { pauseHours: 24 } }, responses },
    );
    await userEvent.click(await screen.findByRole("button", { name: label }));
    const question = within(
      await screen.findByRole("alertdialog", { name: page.auth("pause.question", { count: 24 }) }),
    );
    await userEvent.click(question.getByRole("button", { name: label }));
    await screen.findByRole("dialog", { name: page.auth("break.heading") });
    await expect(page.count("pausePlay")).toBe(1);
    await expect(sessionStorage.getItem("token")).toBeNull();
  },
};

export const Agents: Story = {
  name: "HD-023 only agents of the types 1, 2, 41 and 42 find the agent centre in the account's menu",
  play: async ({ mount, ...shown }) => {
    for (const agentType of [1, 2, 41, 42, 0, 4]) {
      const page = await visit(
        { ...shown, mount },
        { scene: "member", mapResponses: { memberInfo: (member: object) => ({ ...member, agentType }) } },
      );
      await userEvent.click(
        await screen.findByRole("button", { name: new RegExp(`^${page.auth("account.menu")}`, "u") }),
      );
      await screen.findByRole("menuitem", { name: page.auth("account.signOut") });
      const entry = screen.queryByRole("menuitem", { name: page.auth("account.agent") });
      await expect(entry !== null, String(agentType)).toBe(![0, 4].includes(agentType));
    }
  },
};

export const LoginArea: Story = {
  name: "HD-003 HD-005 WA-001b a visitor finds the login, and the registration where it is open; a member the balance instead",
  play: async ({ mount, ...shown }) => {
    for (const DIRECTREG3 of [true, false]) {
      const out = await visit({ ...shown, mount }, { switches: { DIRECTREG3 } });
      await out.entries();
      const header = within(document.querySelector("header")!);
      await header.findByRole("link", { name: out.t("header.login") });
      await expect(header.queryByRole("link", { name: out.t("header.register") }) !== null).toBe(DIRECTREG3);
      await expect(header.queryByText(out.auth("account.balance"))).toBeNull();
      await expect(out.count("balance")).toBe(0);
    }
    const page = await visit({ ...shown, mount }, { scene: "member" });
    await page.entries();
    const header = within(document.querySelector("header")!);
    await header.findByText("258,600.50");
    await expect(header.queryByRole("link", { name: page.t("header.login") })).toBeNull();
  },
};

export const Links: Story = {
  name: "HD-002 HD-004 HD-026 the logo leads home, Promotions to its page, and the login opens with its own tab chosen",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    await page.entries();
    await expect(page.link("/promotions").closest("[data-key]")).toHaveAttribute("data-key", "hd_event");
    const header = within(document.querySelector("header")!);
    await userEvent.click(header.getAllByRole("link", { name: page.t("header.login") })[0]!);
    const dialog = within(await screen.findByRole("dialog", { name: page.auth("login.title") }));
    const tabs = await dialog.findAllByRole("tab", { selected: true });
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([page.auth("login.tab")]);
    page.closeDialogs();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const logo = document.querySelector<HTMLElement>(`header a[aria-label]`)!;
    await expect(logo).toHaveAttribute("href", "/index");
    await page.follow(logo);
    await expect(page.link("/index")).toHaveAttribute("aria-current", "page");
  },
};

export const Balance: Story = {
  name: "HD-007 HD-008 HD-009 the balance is updating until it is there, is loaded again by a button, and leads to the wallet",
  play: async ({ mount, ...shown }) => {
    let total = 200;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const mapResponses = { balance: async (balance: object) => (await held, { ...balance, total }) };
    const page = await visit({ ...shown, mount }, { scene: "member", mapResponses, site: { currencySymbol: "P" } });
    const header = await page.header();
    const refresh = await header.findByRole("button", { name: page.auth("account.refresh") });
    await expect(header.getByText(page.auth("account.updating"))).toBeVisible();
    await expect(header.queryByText("2.00")).toBeNull();
    await expect(refresh).toHaveAttribute("aria-disabled", "true");
    release();
    const amount = await header.findByText("2.00");
    await expect(amount.parentElement).toHaveTextContent(/^P\s*2\.00$/u);
    await waitFor(() => expect(refresh).not.toHaveAttribute("aria-disabled"));
    total = 300;
    refresh.click();
    await header.findByText("3.00");
    await expect(page.count("balance")).toBe(2);
    header.getByRole("button", { name: /3\.00/u }).click();
    await expect(await page.paneOfCentre()).toBe(page.menu("pane.transferFund"));
  },
};

export const Languages: Story = {
  name: "HD-062 the switcher lists the languages that are offered; exactly one is current, that of the page",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, {});
    const menu = await (
      await page.header()
    ).findByRole("menu", {
      name: page.t("language.label"),
      hidden: true,
    });
    const items = within(menu).getAllByRole("menuitemradio", { hidden: true });
    await expect(items.map(({ lang }) => lang)).toEqual(page.site.locales);
    const current = items.filter((item) => item.hasAttribute("aria-current"));
    await expect(current.map(({ lang }) => lang)).toEqual([document.documentElement.lang]);
  },
};

export const Winners: Story = {
  name: "PR-022 PR-023 home lists the leaders and the latest winners, which the platform tells everybody",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { path: "/index" });
    const section = await screen.findByRole("region", { name: page.t("home.winners.title") });
    section.scrollIntoView();
    await within(section).findByText(page.t("home.winners.leaders"));
    await expect(within(section).getByText(page.t("home.winners.latest"))).toBeVisible();
    await expect(section.querySelectorAll("ol > li")).toHaveLength(5);
    await expect(section.querySelectorAll("ul > li")).toHaveLength(5);
    await expect(page.count("rankList")).toBe(1);
    await expect(rankList).toMatchObject({ auth: "none", path: "/wps/relay/GCSGAME_getRankList" });
  },
};

export const Areas: Story = {
  name: "BR-046 every area is at most two presses from home; a brand that lists few game types has only those",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member", path: "/index" });
    // No press: the boards are on home itself.
    await screen.findByRole("region", { name: page.t("home.winners.title") });
    // One press: links of the page, and the member's buttons.
    await page.entries();
    const areas = ["/live", "/rng", "/sports", "/esports", "/pvp", "/fish", "/elott", "/rng?gameClassify=Crash"];
    const others = ["/promotions", "/vip", "/pointMall", "/noticePage", "/help", "/down"];
    for (const area of [...areas, ...others])
      await waitFor(() => expect(document.querySelector(`a[href^="${area}"]`), area).not.toBeNull());
    await expect(page.nav()).toHaveTextContent(page.menu("nav.LOTT"));
    // Two presses: what the side menu has, and what is on those pages.
    const { inMenu } = await page.openMenu();
    const pressed = ["depositv2", "withdraw", "manualRebate", "messageV2"] as const;
    // The mailbox says how many mails are unread as well.
    for (const id of pressed)
      await inMenu.findByRole("button", { name: new RegExp(`^${page.menu(`pane.${id}`)}`, "u") });
    await inMenu.findByRole("button", { name: page.menu("support") });
    await userEvent.click(inMenu.getByRole("button", { name: page.menu("pane.depositv2") }));
    const centre = within(await screen.findByRole("dialog", { name: page.member("title") }));
    await centre.findByRole("button", { name: page.menu("pane.transferFund") });
    page.closeDialogs();
    for (const [path, file, key] of [
      ["/rng", "lobby", "kind.Mini"],
      ["/help", "help", "contact.write"],
    ] as const) {
      const there = await visit({ ...shown, mount }, { path });
      const texts = createTexts(there.site, there.site.defaultLanguage);
      await texts.load(file);
      await screen.findAllByText(texts.i18n.t(key, { ns: file }));
    }
    const few = await visit({ ...shown, mount }, { path: "/index", site: { gameTypes: ["LIVE", "RNG"] } });
    await few.entries();
    const left = [...few.nav().querySelectorAll("a")].map((link) => link.getAttribute("href"));
    await expect(left).toEqual(expect.arrayContaining(["/live", "/rng"]));
    for (const area of ["/sports", "/esports", "/pvp", "/fish", "/elott"]) await expect(left).not.toContain(area);
  },
};
