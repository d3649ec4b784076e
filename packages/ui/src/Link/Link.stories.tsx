import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Link } from "./Link.tsx";
import { LinkContext, type LinkProps } from "./LinkContext.ts";

const meta: Meta<typeof Link> = { title: "Foundations/Link", component: Link, args: { href: "/index" } };
export default meta;

type Story = StoryObj<typeof Link>;

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a data-router href={href} {...rest}>
      {children}
    </a>
  );
}

export const InsideAndOutside: Story = {
  name: "The router's link inside the site, a plain anchor to other sites",
  render: () => (
    <LinkContext value={RouterLink}>
      <p>
        <Link href="/index">{storyTexts().home}</Link> ·{" "}
        <Link href="mailto:a@example.com">{storyTexts().messages}</Link>
      </p>
    </LinkContext>
  ),
  play: async ({ canvasElement }) => {
    const [inside, outside] = within(canvasElement).getAllByRole("link");
    await expect(inside).toHaveAttribute("data-router");
    await expect(outside).not.toHaveAttribute("data-router");
  },
};
