import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { Logo, type LogoProps } from "./Logo.tsx";

function BrandLogo(props: Partial<LogoProps>) {
  const { logo, name } = useStoryArt();
  const shown = props.name ?? name;
  const link = props.href ? { href: props.href, label: `${shown}, ${storyTexts().home}` } : {};
  return <Logo src={logo} name={shown} {...link} />;
}

const meta: Meta<typeof Logo> = {
  title: "Foundations/Logo",
  component: Logo,
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
