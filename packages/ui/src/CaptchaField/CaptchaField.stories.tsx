import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { CaptchaField, type CaptchaFieldProps } from "./CaptchaField.tsx";

const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 44"><text x="18" y="32" font-size="30" font-family="serif" letter-spacing="6">7Kq4</text></svg>',
)}`;

const refresh = fn();

function Characters(props: Partial<CaptchaFieldProps>) {
  const texts = storyTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <CaptchaField
        label={texts.captcha}
        state="ready"
        image={image}
        imageLabel={texts.captchaImage}
        refreshLabel={texts.captchaRefresh}
        failedLabel={texts.captchaFailed}
        onRefresh={refresh}
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof CaptchaField> = {
  title: "Forms/CaptchaField",
  component: CaptchaField,
  render: (args) => <Characters {...args} />,
};
export default meta;

type Story = StoryObj<typeof CaptchaField>;

export const Ready: Story = {
  name: "The visitor can request other characters",
  play: async ({ canvasElement }) => {
    const field = within(canvasElement);
    await expect(field.getByRole("img", { name: storyTexts().captchaImage })).toBeVisible();
    await userEvent.click(field.getByRole("button", { name: storyTexts().captchaRefresh }));
    await expect(refresh).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: "loading" } };
export const Failed: Story = {
  name: "A picture that failed to load is reported",
  args: { state: "failed" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(storyTexts().captchaFailed);
  },
};
export const WithError: Story = { render: () => <Characters error={storyTexts().accountError} /> };
export const Narrow: Story = {
  name: "It fits within 280 px",
  render: () => (
    <div style={{ width: 280 }} data-testid="frame">
      <Characters />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId("frame").scrollWidth).toBeLessThanOrEqual(280);
  },
};
