import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { Logo, type LogoProps } from "./Logo.tsx";
import { LogoMark } from "./LogoMark.tsx";

function BrandLogo(props: Partial<LogoProps>) {
  const { logo, name } = useStoryArt();
  const shown = props.name ?? name;
  const link = props.href ? { href: props.href, label: `${shown}, ${storyTexts().home}` } : {};
  return <Logo src={logo} name={shown} on={props.on ?? "bg"} {...link} />;
}

const meta: Meta<typeof Logo> = {
  title: "Foundations/Logo",
  component: Logo,
  subcomponents: { LogoMark },
  render: (args) => <BrandLogo {...args} />,
};
export default meta;

type Story = StoryObj<typeof Logo>;

export const Sign: Story = {};
export const Home: Story = { args: { href: "/index" } };
export const LongName: Story = {
  render: () => (
    <div style={{ width: 220, display: "flex" }}>
      <BrandLogo href="/index" name={storyTexts().longGame} />
    </div>
  ),
};

/** The plate is larger than the logo and moves nothing. */
export const Plate: Story = {
  render: () => (
    <div style={{ ["--logo-plate" as string]: "currentColor" }}>
      <BrandLogo />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { parentElement } = canvasElement.querySelector("img")!;
    const { backgroundColor, boxShadow, color, width } = getComputedStyle(parentElement!);
    await expect([backgroundColor, boxShadow]).toEqual([color, `${color} 0px 0px 0px 3px`]);
    await expect(width).toMatch(/^2[46]px$/);
  },
};
