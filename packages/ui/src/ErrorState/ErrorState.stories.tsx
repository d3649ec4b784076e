import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { storyTexts } from "../stories/texts.ts";
import { ErrorState } from "./ErrorState.tsx";

const retry = fn();

const meta: Meta<typeof ErrorState> = {
  title: "States/ErrorState",
  component: ErrorState,
  render: (args) => {
    const texts = storyTexts();
    return (
      <ErrorState
        {...args}
        title={texts.errorTitle}
        text={texts.errorText}
        action={
          <Button icon="refresh" onClick={retry}>
            {texts.retry}
          </Button>
        }
      />
    );
  },
};
export default meta;

export const Retry: StoryObj<typeof ErrorState> = {
  name: "It is announced and offers a retry",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("alert")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: storyTexts().retry }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Row: StoryObj<typeof ErrorState> = {
  name: "As a row among sections it is announced when the screen reader pauses",
  args: { form: "row" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeVisible();
    await expect(within(canvasElement).queryByRole("alert")).toBeNull();
  },
};
