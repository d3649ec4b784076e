import { PlatformError } from "@livery/platform/platformError.ts";
import { memberPages } from "@livery/product/memberPages.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createTexts } from "../../i18n/createTexts.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { settingOf } from "../../../../../.storybook/storyGlobals.ts";
import { openedCentre, PaneInCentre, paneText, pressEntry } from "../../../../../.storybook/PaneInCentre.tsx";

// The product's centres, each with its name in the brand's language. Their panes have stories of their own.

const meta: Meta<typeof PaneInCentre> = {
  title: "Site/Centres",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

/** Every entry, also those that a brand's switches or the platform may take away. */
const everyEntry = {
  switches: { REFERRAL3: true },
  site: { memberMenu: memberPages.map(({ id }) => ({ id })) },
  // Nothing new, so that an entry reads as its name.
  responses: {
    unreadCount: () => ({ count: 0 }),
    rewards: () => ({ list: [], available: 0, pageNo: 1, totalPages: 0, total: 0 }),
    missionSummary: () => ({ list: [], count: 0 }),
  },
};

export const Member: Story = {
  name: "MC-001 MC-003 MC-004 MC-021 MO-021 the centre has its title, fourteen entries in order, a pane and a close button",
  args: everyEntry,
  play: async (story) => {
    const text = (file: "member" | "menu" | "core", key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await waitFor(async () =>
      expect(centre.getByRole("heading", { name: await text("member", "title") })).toBeVisible(),
    );
    const menu = centre.getByRole("navigation", { name: await text("member", "menu") });
    const entries = within(menu).getAllByRole("button");
    const names = await Promise.all(memberPages.map(({ id }) => text("menu", `pane.${id}`)));
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      ...names,
      await text("menu", "pane.responsiblePlay"),
    ]);
    const [current, ...others] = entries.filter((entry) => entry.ariaCurrent === "page");
    await expect([current?.textContent, ...others]).toEqual([names[0]]);
    const pane = await centre.findByRole("heading", { level: 3, name: names[0]! });
    await expect(pane.getBoundingClientRect().left).toBeGreaterThan(menu.getBoundingClientRect().right - 1);
    await userEvent.click(centre.getByRole("button", { name: await text("core", "dialog.close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Entries: Story = {
  name: "MC-005 MC-007 MC-008 MC-015 MC-022 each entry of the menu shows its page, and is the only current one",
  args: everyEntry,
  play: async (story) => {
    const centre = await openedCentre();
    for (const { id } of memberPages) {
      await pressEntry(story, centre, id);
      await expect(centre.getAllByRole("button", { current: "page" })).toHaveLength(1);
    }
  },
};

export const Languages: Story = {
  name: "MC-027 the entries have their names in the language of the visitor",
  play: async ({ mount, ...story }) => {
    const names = new Set<string>();
    for (const language of ["ko", "en"] as const) {
      const site = { ...everyEntry.site, defaultLanguage: language };
      await mount(<PaneInCentre {...everyEntry} key={language} centre="memberCentre" site={site} />);
      const texts = createTexts(siteIn(settingOf(story)), language);
      await Promise.all([texts.load("menu"), texts.load("member")]);
      const menu = texts.i18n.getFixedT(null, "menu");
      const centre = await openedCentre();
      const label = texts.i18n.getFixedT(null, "member")("menu");
      const entries = within(await centre.findByRole("navigation", { name: label })).getAllByRole("button");
      const shown = entries.slice(0, memberPages.length).map(({ textContent }) => textContent);
      await expect(shown).toEqual(memberPages.map(({ id }) => menu(`pane.${id}`)));
      for (const name of shown) names.add(name);
    }
    await expect(names.size).toBe(2 * memberPages.length);
  },
};

const rank = { level: 1, name: "Bronze", deposit: 0, validBet: 0, benefits: [], vipService: false };
/** What holds the list of ranks back, and whether it then fails. */
let held = Promise.withResolvers<void>();
let isDown = true;

export const Loading: Story = {
  name: "MC-002 MC-026 a page shows that it loads, then why it could not, and after a press its content",
  args: {
    pane: "playerRank",
    responses: {
      rankProgress: () => ({ rank, deposit: 0, validBet: 0 }),
      ranks: async () => {
        await held.promise;
        return isDown ? new PlatformError("offline", "the network is down") : { list: [rank] };
      },
    },
  },
  beforeEach: () => {
    held = Promise.withResolvers();
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    await waitFor(() => expect(document.querySelector('dialog [aria-busy="true"]')).not.toBeNull());
    held.resolve();
    const name = new RegExp(await paneText(story, "core", "failure.retry"), "u");
    const retry = await centre.findByRole("button", { name });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(centre.queryByRole("button", { name })).toBeNull());
    await centre.findByText("Bronze", { selector: "summary *" });
  },
};

export const Agent: Story = {
  name: "The agent centre opens for an agent and shows its name",
  args: { centre: "agentCentre" },
  play: async (story) => {
    const name = await paneText(story, "agent", "title");
    const centre = await openedCentre();
    await waitFor(() => expect(centre.getByRole("heading", { name })).toBeVisible());
  },
};
