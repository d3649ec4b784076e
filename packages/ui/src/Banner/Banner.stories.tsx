import type { Meta, StoryObj } from "@storybook/react-vite";
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
