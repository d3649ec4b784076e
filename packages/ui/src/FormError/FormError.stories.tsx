import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { FormStack } from "../FormStack/FormStack.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { TextField } from "../TextField/TextField.tsx";
import { FormError } from "./FormError.tsx";

function Refused() {
  const texts = storyTexts();
  const [sent, setSent] = useState(false);
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <FormError items={sent ? [{ id: "account", text: texts.accountError }] : []}>
          {sent && texts.formError}
        </FormError>
        <TextField label={texts.account} name="account" error={sent ? texts.accountError : undefined} />
        <Button type="submit">{texts.login}</Button>
      </FormStack>
    </Panel>
  );
}

const meta: Meta<typeof FormError> = { title: "Forms/FormError", component: FormError, render: () => <Refused /> };
export default meta;

type Story = StoryObj<typeof FormError>;

export const Leads: Story = {
  name: "It is announced at once and links to the field",
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const alert = form.getByRole("alert");
    await expect(alert).toBeEmptyDOMElement();
    await userEvent.type(form.getByRole("textbox"), "a{Enter}");
    await expect(alert).toHaveTextContent(storyTexts().formError);
    await userEvent.click(within(alert).getByRole("link"));
    await expect(form.getByRole("textbox")).toHaveFocus();
  },
};
export const OneSentence: Story = {
  render: () => (
    <Panel padded style={{ maxWidth: 420 }}>
      <FormError>{storyTexts().wrongLogin}</FormError>
    </Panel>
  ),
};
