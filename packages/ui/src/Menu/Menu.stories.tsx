import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Menu } from "./Menu.tsx";

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

const meta: Meta<typeof Menu> = { title: "Overlays/Menu", component: Menu, render: () => <LanguageMenu /> };
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
