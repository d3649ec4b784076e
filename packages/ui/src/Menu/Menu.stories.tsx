import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
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
  name: "It opens with the focus on the present choice",
  play: async ({ canvasElement }) => {
    const trigger = await openIn(canvasElement);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  },
};

export const Keys: Story = {
  name: "Arrows go round, Home and End jump, a letter finds its entry",
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
  name: "Enter chooses, closes and gives the focus back",
  play: async ({ canvasElement }) => {
    const trigger = await openIn(canvasElement);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveTextContent("EN");
  },
};

export const ByArrow: Story = {
  name: "The arrow key opens it from its button",
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(entry(canvasElement, "한국어")).toHaveFocus());
  },
};

export const Moved: Story = {
  name: "A moved window closes it",
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
        items={[
          { id: "profile", label: texts.profile, icon: "user", href: "/member/profile" },
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
  name: "Entries that lead somewhere or do something, under who is logged in",
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

export const AccountOpen: Story = {
  render: () => <AccountMenu />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: storyTexts().accountMenu }));
    await within(canvasElement).findByRole("menu");
  },
};
