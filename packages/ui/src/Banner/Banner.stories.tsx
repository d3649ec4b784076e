import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { Banner, type BannerProps } from "./Banner.tsx";

function App(props: Partial<BannerProps>) {
  const texts = storyTexts();
  return (
    <Banner title={texts.appTitle} text={texts.appText} art={useStoryArt().hero.wide} {...props}>
      <Button icon="download">{texts.appAction}</Button>
    </Banner>
  );
}

const meta: Meta<typeof Banner> = { title: "Home/Banner", component: Banner, render: (args) => <App {...args} /> };
export default meta;

type Story = StoryObj<typeof Banner>;

export const WithArt: Story = {};
export const LongTexts: Story = {
  render: () => <App title={storyTexts().longHeading} text={storyTexts().noticeText} />,
};

export const Low: Story = {
  name: "A low banner shows the emblem of a game's picture whole, however low it is",
  render: () => <Banner low title={storyTexts().appTitle} text={storyTexts().appText} art={useStoryArt().game(0)} />,
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    if (!picture) throw new Error("There is no picture.");
    for (const art of ["soft", "kit", "bojagi"] as const) {
      document.documentElement.dataset["art"] = art;
      const { width, height } = picture.getBoundingClientRect();
      // The share of a square picture's height that is shown, and the share that the emblem or roundel takes.
      await expect(height / width).toBeGreaterThan({ soft: 0.6, kit: 0.76, bojagi: 0.76 }[art]);
    }
  },
};
