import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { coverEdges, isClear } from "../stories/coverEdges.ts";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { AccountHead } from "./AccountHead.tsx";
import { Menu } from "./Menu.tsx";
import { MenuEntry } from "./MenuEntry.tsx";

const items = [
  { id: "ko", label: "한국어", lang: "ko" },
  { id: "en", label: "English", lang: "en" },
  { id: "vi", label: "Tiếng Việt", lang: "vi" },
] as const;
type Choice = (typeof items)[number]["id"];

function LanguageMenu() {
  const [choice, setChoice] = useState<Choice>("ko");
  const { language } = storyTexts();
  return (
    <Menu
      label={language}
      icon="language"
      text={choice.toUpperCase()}
      items={items}
      selected={choice}
      onSelect={setChoice}
    />
  );
}

const meta: Meta<typeof Menu> = {
  title: "Overlays/Menu",
  component: Menu,
  subcomponents: { MenuEntry, AccountHead },
  render: () => <LanguageMenu />,
};
export default meta;

type Story = StoryObj<typeof Menu>;

async function openIn(canvasElement: HTMLElement) {
  const trigger = within(canvasElement).getByRole("button");
  await userEvent.click(trigger);
  const chosen = await within(canvasElement).findByRole("menuitemradio", { checked: true });
  await waitFor(() => expect(chosen).toHaveFocus());
  return trigger;
}

const entry = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole("menuitemradio", { name });

export const Open: Story = {
  name: "It opens with the focus on the current choice",
  play: async ({ canvasElement }) => {
    const trigger = await openIn(canvasElement);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  },
};

export const Notch: Story = {
  name: "It stays clear of what a device covers at the edges of the window",
  render: () => (
    <div style={{ position: "fixed", right: 0, bottom: 100 }}>
      <LanguageMenu />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const uncover = coverEdges(60);
    try {
      await openIn(canvasElement);
      const list = within(canvasElement).getByRole("menu");
      await waitFor(() => expect(isClear(list, 60)).toBe(true));
    } finally {
      uncover();
    }
  },
};

export const Keys: Story = {
  name: "Arrows wrap around, Home and End jump, a letter finds its entry",
  play: async ({ canvasElement }) => {
    await openIn(canvasElement);
    await userEvent.keyboard("{ArrowDown}");
    await expect(entry(canvasElement, "English")).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(entry(canvasElement, "한국어")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(entry(canvasElement, "Tiếng Việt")).toHaveFocus();
    await userEvent.keyboard("{Home}e");
    await expect(entry(canvasElement, "English")).toHaveFocus();
  },
};

export const Choose: Story = {
  name: "Enter chooses, closes and returns the focus",
  play: async ({ canvasElement }) => {
    const trigger = await openIn(canvasElement);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent("EN");
  },
};

export const ByArrow: Story = {
  name: "An arrow key on its button opens it",
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(entry(canvasElement, "한국어")).toHaveFocus());
  },
};

export const Moved: Story = {
  name: "Resizing the window closes it",
  play: async ({ canvasElement }) => {
    const trigger = await openIn(canvasElement);
    window.dispatchEvent(new Event("resize"));
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
  },
};

export const Tab: Story = {
  name: "Tab leaves and closes it",
  play: async ({ canvasElement }) => {
    const trigger = await openIn(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
  },
};

/** Forty languages by their own names; the chosen one is far down. */
const codes =
  "ko en ja zh vi th id ms fil hi bn ta te ur km lo my mn kk uz ru uk pl cs hu ro bg el tr ar fa he de fr es pt it nl sv da";
const many = codes.split(" ").map((id) => {
  const label = new Intl.DisplayNames(id, { type: "language" }).of(id) ?? id;
  return { id, label, lang: id };
});

function LongMenu() {
  const [choice, setChoice] = useState("de");
  const { language } = storyTexts();
  return <Menu label={language} icon="language" text={choice} items={many} selected={choice} onSelect={setChoice} />;
}

/** Whether an entry is inside the visible part of the list. */
function isInSight(item: HTMLElement): boolean {
  const list = item.closest("[popover]")?.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  return list !== undefined && top >= list.top && bottom <= list.bottom;
}

export const Long: Story = {
  name: "BR-023 a list of forty opens at the current choice, and typing finds entries",
  render: () => <LongMenu />,
  play: async ({ canvasElement }) => {
    const trigger = await openIn(canvasElement);
    const at = (code: string) =>
      canvasElement.querySelector<HTMLElement>(`[role^="menuitem"][lang="${code}"]`) ?? canvasElement;
    const seen = (code: string) => waitFor(() => expect(isInSight(at(code))).toBe(true));
    await seen("de");
    await expect(isInSight(at("ko"))).toBe(false);
    await userEvent.keyboard("{Home}");
    await seen("ko");
    await userEvent.keyboard("esp");
    await expect(at("es")).toHaveFocus();
    await seen("es");
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("{ArrowUp}");
    await seen("da");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveTextContent("da"));
  },
};

const chosen = fn();

function AccountMenu() {
  const texts = storyTexts();
  const face = useStoryArt().game(0);
  return (
    <div style={{ display: "flex", justifyContent: "flex-end", alignItems: "start", minHeight: 360 }}>
      <Menu
        label={texts.accountMenu}
        trigger={<Avatar src={face} size="sm" />}
        header={<AccountHead avatar={face} name={texts.nickname} rank={texts.rank} note="yeoul_han" />}
        choice={false}
        member
        items={[
          { id: "profile", label: texts.profile, icon: "user", href: "/member/profile", present: true },
          { id: "history", label: texts.history, icon: "clock", href: "/member/history" },
          { id: "limits", label: texts.limits, icon: "limits" },
          { id: "logout", label: texts.logout, icon: "signOut", tone: "danger" },
        ]}
        onSelect={chosen}
      />
    </div>
  );
}

export const Account: Story = {
  name: "Entries that are links or actions, below the logged-in member",
  render: () => <AccountMenu />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: storyTexts().accountMenu });
    await userEvent.click(trigger);
    const first = await within(canvasElement).findByRole("menuitem", { name: storyTexts().profile });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute("href", "/member/profile");
    await userEvent.keyboard("{End}{Enter}");
    await expect(chosen).toHaveBeenCalledWith("logout");
    await expect(trigger).toHaveFocus();
  },
};

async function openAccount({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: storyTexts().accountMenu }));
  return within(await within(canvasElement).findByRole("menu"));
}

const ofMember = (member: string) => ({
  parameters: { root: { member } },
  render: () => <AccountMenu />,
});

export const MemberList: Story = {
  ...ofMember("list"),
  play: async (story) => {
    const menu = await openAccount(story);
    await expect(menu.getByRole("menuitem", { current: "page" })).toHaveTextContent(storyTexts().profile);
  },
};
export const MemberTabs: Story = {
  ...ofMember("tabs"),
  play: async (story) => {
    await openAccount(story);
  },
};
export const MemberRail: Story = {
  ...ofMember("rail"),
  play: async (story) => {
    await openAccount(story);
  },
};
export const MemberCards: Story = {
  name: "With member cards two entries are side by side",
  ...ofMember("cards"),
  play: async (story) => {
    const [first, second, third] = (await openAccount(story)).getAllByRole("menuitem");
    const place = (entry: HTMLElement | undefined) => entry?.getBoundingClientRect();
    await waitFor(() => expect(place(first)?.top).toBe(place(second)?.top));
    await expect(place(third)?.top).toBeGreaterThan(place(second)?.top ?? Infinity);
  },
};
