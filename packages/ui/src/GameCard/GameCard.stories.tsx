import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { StoryGame } from "../stories/StoryGame.tsx";
import { storyTexts } from "../stories/texts.ts";
import { LazyImage } from "../LazyImage/LazyImage.tsx";
import { GameCard } from "./GameCard.tsx";
import { GameCardSkeleton } from "./GameCardSkeleton.tsx";

const meta: Meta<typeof GameCard> = {
  title: "Games/GameCard",
  component: GameCard,
  subcomponents: { GameCardSkeleton, LazyImage },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: Number(parameters["width"] ?? 191) }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <StoryGame {...args} />,
};
export default meta;

type Story = StoryObj<typeof GameCard>;

export const OfTheBrand: Story = {};
export const Tile: Story = { parameters: { root: { card: "tile", lettering: "none" } } };
export const Poster: Story = { parameters: { root: { card: "poster", lettering: "overlay" } } };
export const Wide: Story = { parameters: { root: { card: "wide", lettering: "none" }, width: 300 } };
export const Round: Story = { parameters: { root: { card: "round", lettering: "none" } } };

export const Live: Story = { args: { live: "LIVE" } };

/** A picture from another host, on a mat in the brand's frame. */
export const OutsideMatted: Story = {
  name: "A picture from another host is on a mat with matted, and fills its frame with asis",
  args: { outside: true },
  parameters: { root: { card: "tile", lettering: "none", "vendor-art": "matted" } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("article img");
    const mat = () => {
      const frame = picture?.parentElement?.getBoundingClientRect();
      return (picture?.getBoundingClientRect().left ?? 0) - (frame?.left ?? 0);
    };
    await expect(mat()).toBeGreaterThanOrEqual(6);
    document.documentElement.dataset["vendorArt"] = "asis";
    await expect(mat()).toBe(0);
    document.documentElement.dataset["vendorArt"] = "matted";
  },
};
export const OutsideDuotone: Story = {
  name: "With duotone a picture from another host gets the brand's two tones",
  args: { outside: true },
  parameters: { root: { card: "tile", lettering: "none", "vendor-art": "duotone" } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("article img");
    const frame = picture?.parentElement;
    if (!picture || !frame) throw new Error("The card has no picture.");
    const over = getComputedStyle(frame, "::before");
    await expect([over.mixBlendMode, getComputedStyle(picture).mixBlendMode]).toEqual(["lighten", "multiply"]);
    await expect(over.backgroundColor).not.toBe(getComputedStyle(frame).backgroundColor);
    await expect(getComputedStyle(picture).filter).toContain("grayscale(1)");
  },
};
export const OutsideWide: Story = {
  args: { outside: true },
  parameters: { root: { card: "wide", lettering: "none", "vendor-art": "duotone" }, width: 300 },
};

export const LongTitle: Story = {
  render: () => <StoryGame title={storyTexts().longGame} />,
};
export const LongTitleOverArt: Story = {
  parameters: { root: { card: "poster", lettering: "overlay" } },
  render: () => <StoryGame title={storyTexts().longGame} />,
};

export const Maintenance: Story = {
  name: "Under maintenance it shows the end time and offers no play",
  render: () => <StoryGame maintenance={storyTexts().maintenance} />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText(storyTexts().maintenance)).toBeVisible();
    await expect(card.queryByRole("button", { name: new RegExp(storyTexts().play, "u") })).toBeNull();
  },
};

export const Keyboard: Story = {
  name: "Focusing the card shows its buttons, which come next in the tab order",
  parameters: { root: { card: "tile", lettering: "none" } },
  render: () => <StoryGame index={1} />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const title = storyTexts().games[1] ?? "";
    await userEvent.tab();
    await expect(card.getByRole("button", { name: title })).toHaveFocus();
    await userEvent.tab();
    await expect(card.getByRole("button", { name: `${storyTexts().play}: ${title}` })).toHaveFocus();
  },
};

function FavouriteGame() {
  const [on, setOn] = useState(false);
  return <StoryGame favourite={{ on, label: storyTexts().favourite, onToggle: () => setOn(!on) }} />;
}

export const Favourite: Story = {
  name: "The heart can be switched on and off",
  render: () => <FavouriteGame />,
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole("button", { name: storyTexts().favourite });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const Loading: Story = { render: () => <GameCardSkeleton /> };
