import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { SlideCaptcha, type SlideCaptchaProps, type SlidePuzzle } from "./SlideCaptcha.tsx";

const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}`;

const puzzle: SlidePuzzle = {
  id: "1",
  image: svg(
    640,
    320,
    '<rect width="640" height="320" fill="silver"/><rect x="300" y="80" width="112" height="112" rx="24" fill="gray"/><circle cx="520" cy="200" r="56" fill="gray"/>',
  ),
  piece: svg(112, 112, '<rect width="112" height="112" rx="24" fill="dimgray"/>'),
  pieceTop: 40,
  width: 320,
  height: 160,
};

function Puzzle(props: Partial<SlideCaptchaProps>) {
  const { slideCaptcha, slide } = storyTexts();
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <SlideCaptcha
        label={slideCaptcha}
        name="captcha"
        state="ready"
        puzzle={puzzle}
        texts={slide}
        onSlid={() => undefined}
        onRefresh={() => undefined}
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof SlideCaptcha> = {
  title: "Forms/SlideCaptcha",
  component: SlideCaptcha,
  render: (args) => <Puzzle {...args} />,
  args: { onSlid: fn(), onRefresh: fn() },
};
export default meta;

type Story = StoryObj<typeof SlideCaptcha>;

const sliderIn = async (canvasElement: HTMLElement) => {
  const slider = within(canvasElement).getByRole("slider", { name: storyTexts().slideCaptcha });
  await waitFor(() => expect(slider).not.toHaveAttribute("aria-disabled"));
  return slider;
};

export const ByKeys: Story = {
  name: "Arrow keys move the piece, and Enter checks where it is",
  play: async ({ canvasElement, args }) => {
    const slider = await sliderIn(canvasElement);
    slider.focus();
    for (let press = 0; press < 10; press++) await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveValue("20");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSlid).toHaveBeenCalledOnce();
    const [x, track] = (args.onSlid as ReturnType<typeof fn>).mock.lastCall as Parameters<SlideCaptchaProps["onSlid"]>;
    await expect(x).toBe(20);
    await expect(track.map((point) => point.x)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  },
};
export const ByKeysAndButton: Story = {
  name: "After keys a button checks it too, for those who have no Enter key",
  play: async ({ canvasElement, args }) => {
    const slider = await sliderIn(canvasElement);
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.click(within(canvasElement).getByRole("button", { name: storyTexts().slide.check }));
    await expect(args.onSlid).toHaveBeenCalledWith(2, expect.anything());
  },
};
export const ByFinger: Story = {
  name: "A finger moves the piece from wherever it grasps it, and letting go checks it",
  play: async ({ canvasElement, args }) => {
    const slider = await sliderIn(canvasElement);
    const picture = within(canvasElement).getByRole("img", { name: storyTexts().slide.image });
    const { left, top, width } = picture.getBoundingClientRect();
    const finger = { pointerId: 5, pointerType: "touch", button: 0, bubbles: true };
    const at = (x: number) => ({ ...finger, clientX: left + 100 + (x * width) / 320, clientY: top + 60 });
    await fireEvent.pointerDown(picture, at(0));
    for (const x of [20, 60, 100, 140]) await fireEvent.pointerMove(document, at(x));
    // Another finger changes nothing.
    await fireEvent.pointerMove(document, { ...at(10), pointerId: 6 });
    await fireEvent.pointerUp(document, at(140));
    await expect(slider).toHaveValue("140");
    await expect(args.onSlid).toHaveBeenCalledOnce();
    await expect(args.onSlid).toHaveBeenCalledWith(140, expect.arrayContaining([expect.objectContaining({ x: 60 })]));
    await fireEvent.pointerMove(document, at(20));
    await expect(slider).toHaveValue("140");
  },
};
export const Press: Story = {
  name: "A press that moves nothing checks nothing",
  play: async ({ canvasElement, args }) => {
    await sliderIn(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("img", { name: storyTexts().slide.image }));
    await expect(args.onSlid).not.toHaveBeenCalled();
  },
};
export const Passed: Story = {
  name: "A solved one says so and no longer moves",
  args: { state: "passed" },
  play: async ({ canvasElement }) => {
    const { slide, slideCaptcha } = storyTexts();
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(slide.passed);
    const slider = within(canvasElement).getByRole("slider", { name: slideCaptcha });
    await expect(slider).toHaveAttribute("aria-disabled", "true");
    slider.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(slider).toHaveValue("0");
  },
};
export const Checking: Story = { args: { state: "checking" } };
export const Loading: Story = { render: (args) => <Puzzle {...args} state="loading" puzzle={undefined} /> };
export const Failed: Story = { args: { state: "failed" } };
export const WithError: Story = { render: (args) => <Puzzle {...args} error={storyTexts().accountError} /> };
