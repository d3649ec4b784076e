import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryHero } from "../stories/StoryHero.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Hero } from "./Hero.tsx";
import { HeroControls } from "./HeroControls.tsx";
import { HeroControlsSkeleton } from "./HeroControlsSkeleton.tsx";
import { HeroTile } from "./HeroTile.tsx";
import { HeroTileSkeleton } from "./HeroTileSkeleton.tsx";

const meta: Meta<typeof Hero> = {
  title: "Home/Hero",
  component: Hero,
  subcomponents: { HeroTile, HeroTileSkeleton, HeroControls, HeroControlsSkeleton },
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

export const NarrowStage: Story = {
  name: "Beside a rail the stage shows three thumbnails, wide enough for their titles",
  parameters: { root: { hero: "stage" } },
  render: () => (
    <div style={{ width: 1000 }}>
      <StoryHero />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement)
      .getAllByRole("article")
      .filter((slide) => slide.getBoundingClientRect().width > 0);
    await expect(shown).toHaveLength(1 + 3);
  },
};

const surfaces = ["tonal", "engraved", "outline", "sticker", "glow", "paper"];

export const MosaicPlates: Story = {
  name: "In a mosaic the small titles are on a plate, whatever the surface",
  parameters: { root: { hero: "mosaic" } },
  play: async ({ canvasElement }) => {
    const [title] = within(canvasElement).getAllByRole("heading", { level: 2 });
    if (!title?.parentElement) throw new Error("There is no tile.");
    for (const surface of surfaces) {
      document.documentElement.dataset["surface"] = surface;
      const grounds = [title, title.parentElement].map((element) => getComputedStyle(element));
      const painted = grounds.some(
        ({ backgroundColor, backgroundImage }) =>
          backgroundImage !== "none" || backgroundColor !== getComputedStyle(canvasElement).backgroundColor,
      );
      await expect(painted, surface).toBe(true);
    }
  },
};

export const StickerBars: Story = {
  name: "On a phone a sticker's title is a bar below the picture, which leaves the emblem free",
  parameters: { root: { hero: "mosaic", surface: "sticker" } },
  render: () => (
    <div style={{ width: 360 }}>
      <StoryHero />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const title of within(canvasElement).getAllByRole("heading", { level: 2 })) {
      const bar = title.parentElement?.getBoundingClientRect();
      const picture = title.closest("article")?.querySelector("img")?.getBoundingClientRect();
      if (!bar || !picture) throw new Error("There is no tile.");
      await expect(bar.top).toBeLessThanOrEqual(picture.bottom);
      await expect(bar.top - picture.top).toBeGreaterThan(0.6 * picture.height);
    }
  },
};

export const ButtonsInOneRow: Story = {
  name: "On a phone the buttons below a split's emblem share one row",
  parameters: { root: { hero: "split" } },
  render: () => (
    <div style={{ width: 358 }}>
      <StoryHero />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { signUp, browse } = storyTexts();
    const buttons = [signUp, browse].map((name) => within(canvasElement).getByRole("button", { name }));
    for (const button of buttons) button.append(` ${button.textContent}`);
    const [first, second] = buttons.map((button) => button.getBoundingClientRect());
    await expect(first && second && Math.abs(first.bottom - second.bottom)).toBeLessThan(2);
  },
};

export const NoBanners: Story = {
  name: "Without banners the hero shows only the statement",
  render: () => <StoryHero tiles={0} />,
};
export const TwoBanners: Story = {
  name: "A mosaic with two banners shows them below the statement",
  parameters: { root: { hero: "mosaic" } },
  render: () => <StoryHero tiles={2} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: storyTexts().tiles[0] ?? "" })).toBeVisible();
  },
};
export const Pending: Story = {
  name: "Banners have placeholders while they load",
  parameters: { root: { hero: "mosaic" } },
  render: () => <StoryHero pending />,
};
export const LongTitle: Story = { render: () => <StoryHero title={storyTexts().longHeading} /> };

export const Dots: Story = {
  name: "A dot of the carousel shows its slide, and the page keeps its title",
  parameters: { root: { hero: "carousel" } },
  play: async ({ canvasElement }) => {
    const hero = within(canvasElement);
    const title = storyTexts().tiles[1] ?? "";
    const dot = hero.getByRole("button", { name: title });
    await userEvent.click(dot);
    await waitFor(() => expect(dot).toHaveAttribute("aria-current", "true"));
    await waitFor(() => expect(inWindow(hero.getByRole("heading", { name: title }))).toBe(true));
    await expect(hero.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  },
};

export const DotsOverSlides: Story = {
  name: "The plate below a carousel's dots has the tokens of what lies over pictures",
  parameters: { root: { hero: "carousel" } },
  render: () => (
    <>
      <style>{`[data-hero="carousel"] [data-over-slides] { --radius-control: 7px; }`}</style>
      <StoryHero />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dot = within(canvasElement).getByRole("button", { name: storyTexts().tiles[1] ?? "" });
    const plate = dot.closest("[data-over-slides]");
    await expect(plate && getComputedStyle(plate).borderTopLeftRadius).toBe("7px");
  },
};

function inWindow(element: HTMLElement): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth;
}

export const Keys: Story = {
  name: "The Tab key moves to the next slide and scrolls it into view",
  parameters: { root: { hero: "split" } },
  play: async ({ canvasElement }) => {
    const hero = within(canvasElement);
    const link = hero.getByRole("link", { name: storyTexts().tiles[0] ?? "" });
    link.focus();
    await waitFor(() => expect(inWindow(link)).toBe(true));
  },
};

export const Narrow: Story = {
  name: "Within 360 px nothing widens the page",
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
