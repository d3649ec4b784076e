import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { GameCardSkeleton } from "../GameCard/GameCardSkeleton.tsx";
import { SectionHeading } from "../SectionHeading/SectionHeading.tsx";
import { StoryGame } from "../stories/StoryGame.tsx";
import { storyTexts } from "../stories/texts.ts";
import { Shelf, type ShelfProps } from "./Shelf.tsx";
import { ShelfSkeleton } from "./ShelfSkeleton.tsx";

interface GamesProps extends Partial<ShelfProps> {
  readonly count?: number;
}

function Games({ count = 12, children, ...rest }: GamesProps) {
  const texts = storyTexts();
  return (
    <section aria-label={texts.hot}>
      <SectionHeading title={texts.hot} eyebrow="Most Played" number={1} more={{ href: "/hot", label: texts.more }} />
      <Shelf label={texts.hot} controls={{ previous: texts.previous, next: texts.next }} {...rest}>
        {children ?? Array.from({ length: count }, (_, index) => <StoryGame key={index} index={index} />)}
      </Shelf>
    </section>
  );
}

const meta: Meta<typeof Shelf> = {
  title: "Games/Shelf",
  component: Shelf,
  subcomponents: { ShelfSkeleton },
  render: () => <Games />,
};
export default meta;

type Story = StoryObj<typeof Shelf>;

export const OfTheBrand: Story = {};
export const Row: Story = { parameters: { root: { shelf: "row", card: "tile", lettering: "none" } } };
export const TwoRows: Story = {
  parameters: { root: { shelf: "row", card: "tile", lettering: "none" } },
  render: () => <Games rows={2} count={16} />,
};
export const Grid: Story = { parameters: { root: { shelf: "grid", card: "round", lettering: "none" } } };
export const Feature: Story = { parameters: { root: { shelf: "feature", card: "poster", lettering: "overlay" } } };
export const Wide: Story = { parameters: { root: { shelf: "row", card: "wide", lettering: "none" } } };
export const Few: Story = {
  name: "A shelf that fits shows no arrows",
  parameters: { root: { shelf: "row", card: "tile", lettering: "none" } },
  render: () => <Games count={2} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button", { name: new RegExp(storyTexts().next, "u") })).toBeNull();
  },
};
export const Arrows: Story = {
  name: "An arrow shows the next cards, and keeps the focus at the end",
  parameters: { root: { shelf: "row", card: "tile", lettering: "none" } },
  render: () => (
    <div style={{ minWidth: 900 }}>
      <Games />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shelf = within(canvasElement);
    const row = shelf.getByRole("list");
    const next = await shelf.findByLabelText(new RegExp(storyTexts().next, "u"));
    next.click();
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await waitFor(() =>
      expect(shelf.getByLabelText(new RegExp(storyTexts().previous, "u"))).toHaveAttribute("aria-disabled", "false"),
    );
    await userEvent.tab();
  },
};
export const Loading: Story = {
  render: () => (
    <Games busy>
      {Array.from({ length: 12 }, (_, index) => (
        <GameCardSkeleton key={index} />
      ))}
    </Games>
  ),
};
export const Places: Story = {
  name: "The skeleton is as high as the shelf",
  parameters: { root: { shelf: "row", card: "tile", lettering: "none" } },
  render: () => (
    <>
      <ShelfSkeleton count={6} />
      <Games busy>
        <GameCardSkeleton />
      </Games>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [skeletons, row] = within(canvasElement).getAllByRole("list");
    await expect(skeletons?.clientHeight).toBe(row?.clientHeight);
  },
};
export const Narrow: Story = {
  name: "Within 360 px nothing widens the page",
  render: () => (
    <div style={{ width: 360, paddingInline: 16, overflow: "hidden" }} data-testid="page">
      <Games />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId("page");
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
