import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { PromoCard, type PromoCardProps } from "./PromoCard.tsx";
import { PromoCardSkeleton } from "./PromoCardSkeleton.tsx";
import { PromoGrid } from "./PromoGrid.tsx";
import { PromoGridSkeleton } from "./PromoGridSkeleton.tsx";

function Offer(props: Partial<PromoCardProps>) {
  const texts = storyTexts();
  const { hero } = useStoryArt();
  return (
    <PromoCard
      title={texts.promoTitle}
      href="/promoDetail"
      action={texts.promoAction}
      art={hero.wide}
      tag={texts.promoTag}
      text={texts.promoText}
      terms={texts.promoTerms}
      {...props}
    />
  );
}

const meta: Meta<typeof PromoCard> = {
  title: "Home/PromoCard",
  component: PromoCard,
  subcomponents: { PromoCardSkeleton, PromoGrid, PromoGridSkeleton },
  render: (args) => (
    <div style={{ maxWidth: 402 }}>
      <Offer {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof PromoCard>;

export const Offered: Story = {
  name: "The text of its link says what it leads to",
  play: async ({ canvasElement }) => {
    const { promoAction, promoTitle } = storyTexts();
    await expect(within(canvasElement).getByRole("link")).toHaveTextContent(`${promoAction}: ${promoTitle}`);
  },
};
export const WithPeriod: Story = {
  render: () => (
    <div style={{ maxWidth: 402 }}>
      <Offer period={storyTexts().period} />
    </div>
  ),
};
export const Ended: Story = {
  render: () => (
    <div style={{ maxWidth: 402 }}>
      <Offer period={storyTexts().period} ended={storyTexts().ended} />
    </div>
  ),
};
export const Centred: Story = {
  name: "With align center the text is centred, with start it is at the side",
  parameters: { root: { align: "center", density: "regular" } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article");
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    const title = within(card).getByRole("heading");
    await expect(Math.abs(middle(title) - middle(card))).toBeLessThan(1);
    document.documentElement.dataset["align"] = "start";
    await expect(title.getBoundingClientRect().left).toBeLessThan(card.getBoundingClientRect().left + 30);
    document.documentElement.dataset["align"] = "center";
  },
};
export const Loading: Story = {
  render: () => <PromoGridSkeleton count={3} />,
};
export const LongTexts: Story = {
  render: () => (
    <div style={{ maxWidth: 296 }}>
      <Offer title={storyTexts().longHeading} text={storyTexts().noticeText} />
    </div>
  ),
};
export const WithoutPicture: Story = {
  render: () => {
    const texts = storyTexts();
    return <PromoCard title={texts.promoTitle} href="/promoDetail" action={texts.promoAction} text={texts.promoText} />;
  },
};
export const SideBySide: Story = {
  render: () => (
    <PromoGrid>
      {[0, 1, 2].map((index) => (
        <Offer key={index} />
      ))}
    </PromoGrid>
  ),
};
