import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";

interface NoRecordsProps extends Pick<EmptyStateProps, "form"> {
  readonly isPlain?: boolean;
}

function NoRecords({ form = "block", isPlain = false }: NoRecordsProps) {
  const texts = storyTexts();
  const { empty } = useStoryArt();
  return (
    <EmptyState
      form={form}
      title={texts.emptyTitle}
      text={isPlain ? undefined : texts.emptyText}
      art={isPlain ? undefined : empty}
      action={
        <ButtonLink href="/index" variant="soft" size="sm">
          {texts.emptyAction}
        </ButtonLink>
      }
    />
  );
}

const meta: Meta<typeof EmptyState> = {
  title: "States/EmptyState",
  component: EmptyState,
  render: () => <NoRecords />,
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const WithAction: Story = {};
export const Row: Story = { render: () => <NoRecords form="row" /> };
export const PlainRow: Story = {
  name: "A row without a picture has its button at its end",
  render: () => <NoRecords form="row" isPlain />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("link").getBoundingClientRect();
    const title = canvas.getByRole("heading").getBoundingClientRect();
    const row = canvasElement.getBoundingClientRect();
    await expect(row.right - button.right).toBeLessThan(60);
    await expect(button.top).toBeLessThan(title.bottom);
  },
};
export const OneSentence: Story = { render: () => <EmptyState title={storyTexts().emptyTitle} /> };
