import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoryHero } from "../stories/StoryHero.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Hero } from "./Hero.tsx";

const meta: Meta<typeof Hero> = {
  title: "Home/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  render: () => <StoryHero />,
};
export default meta;

type Story = StoryObj<typeof Hero>;

export const OfTheBrand: Story = {};
export const Split: Story = { parameters: { root: { hero: "split" } } };
export const Carousel: Story = { parameters: { root: { hero: "carousel" } } };
export const Mosaic: Story = { parameters: { root: { hero: "mosaic" } } };
export const Board: Story = { parameters: { root: { hero: "board" } } };
export const Stage: Story = { parameters: { root: { hero: "stage" } } };

export const NoBanners: Story = {
  name: "Without banners the statement stands alone",
  render: () => <StoryHero tiles={0} />,
};
export const TwoBanners: Story = {
  name: "A mosaic with two banners falls back to one statement",
  parameters: { root: { hero: "mosaic" } },
  render: () => <StoryHero tiles={2} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading", { name: storyTexts().tiles[0] ?? "" })).toBeNull();
  },
};
export const LongTitle: Story = { render: () => <StoryHero title={storyTexts().longHeading} /> };

export const Dots: Story = {
  name: "A dot of the carousel shows its slide, and the page keeps its title",
  parameters: { root: { hero: "carousel" } },
  play: async ({ canvasElement }) => {
    const hero = within(canvasElement);
    const title = storyTexts().tiles[1] ?? "";
    await userEvent.click(hero.getByRole("button", { name: title }));
    await expect(hero.getByRole("heading", { name: title })).toBeVisible();
    await expect(hero.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

export const Narrow: Story = {
  name: "In 360 px nothing widens the page",
  render: () => (
    <div style={{ width: 360 }} data-testid="page">
      <StoryHero />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId("page");
    await expect(page.scrollWidth).toBeLessThanOrEqual(360);
  },
};
