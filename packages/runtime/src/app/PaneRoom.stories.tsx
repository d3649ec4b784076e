import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyPane, responsesOf, withLongTexts, withRows } from "../../../../.storybook/everyPane.tsx";
import { PaneInCentre } from "../../../../.storybook/PaneInCentre.tsx";

// Every pane with more than it usually has.

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Room",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const LongTexts: Story = {
  name: "Every pane has room for long texts",
  play: ({ mount }) => everyPane(mount, 2, () => ({ responses: responsesOf(withLongTexts) })),
};

/** How many rows of a list a request asks for. */
const sizeOf = (request: unknown) => (request as { readonly pageSize?: number } | undefined)?.pageSize ?? 1000;

export const ManyRows: Story = {
  name: "Every pane shows a list of a thousand rows, page by page where its call has pages",
  play: ({ mount }) =>
    everyPane(mount, 3, () => ({
      responses: responsesOf((value, request) =>
        withRows(sizeOf(request), (response) => "total" in response, 1000)(value),
      ),
    })),
};
