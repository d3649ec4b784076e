import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { storyTexts } from "../stories/texts.ts";
import { useStoryArt } from "../stories/useStoryArt.ts";
import { EmptyState, type EmptyStateProps } from "./EmptyState.tsx";

function NoRecords({ form = "block" }: Pick<EmptyStateProps, "form">) {
  const texts = storyTexts();
  return (
    <EmptyState
      form={form}
      title={texts.emptyTitle}
      text={texts.emptyText}
      art={useStoryArt().empty}
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
export const OneSentence: Story = { render: () => <EmptyState title={storyTexts().emptyTitle} /> };
