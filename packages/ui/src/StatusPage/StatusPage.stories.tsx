import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Logo } from "../Logo/Logo.tsx";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { StatusPage, type StatusPageProps } from "./StatusPage.tsx";

function Page({ drawn = true, ...rest }: Partial<StatusPageProps> & { readonly drawn?: boolean }) {
  const texts = storyTexts();
  const { logo, name, empty } = useStoryArt();
  return (
    <StatusPage
      head={<Logo src={logo} name={name} on="bg" />}
      title={texts.maintenanceTitle}
      art={drawn ? empty : undefined}
      {...rest}
    />
  );
}

const meta: Meta<typeof StatusPage> = {
  title: "States/StatusPage",
  component: StatusPage,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj<typeof StatusPage>;

export const Maintenance: Story = {
  render: () => {
    const texts = storyTexts();
    return (
      <Page
        icon="maintenance"
        text={texts.maintenanceText}
        facts={[{ label: texts.until, value: texts.untilValue }]}
        action={<Button icon="refresh">{texts.retry}</Button>}
        note={texts.askUs}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toBeVisible();
  },
};
export const Restricted: Story = {
  render: () => {
    const texts = storyTexts();
    return (
      <Page
        drawn={false}
        icon="restricted"
        title={texts.restrictedTitle}
        text={texts.restrictedText}
        facts={[
          { label: texts.country, value: "KR" },
          { label: texts.address, value: "203.0.113.7" },
        ]}
        note={<a href="mailto:help@example.invalid">{texts.askUs}</a>}
      />
    );
  },
};
export const Down: Story = {
  name: "A status that appears while the page is in use is announced at once",
  render: () => {
    const texts = storyTexts();
    return (
      <Page
        drawn={false}
        aloud
        icon="offline"
        title={texts.downTitle}
        text={texts.downText}
        action={
          <Button icon="refresh" loading>
            {texts.retry}
          </Button>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(storyTexts().downTitle);
  },
};
export const LongTexts: Story = {
  render: () => <Page title={storyTexts().longHeading} text={storyTexts().errorText} />,
};
