import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CentreId, everyPane, responsesOf, withLongTexts, withRows } from "../../../../.storybook/everyPane.tsx";
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
type Play = NonNullable<Story["play"]>;

const longTexts =
  (centre: CentreId): Play =>
  ({ mount }) =>
    everyPane(mount, centre, 2, () => ({ responses: responsesOf(withLongTexts) }));

export const LongTextsOfMembers: Story = {
  name: "Every page of members has room for long texts",
  play: longTexts("memberCentre"),
};

export const LongTextsOfAgents: Story = {
  name: "Every page of agents has room for long texts",
  play: longTexts("agentCentre"),
};

/** How many rows of a list a request asks for. */
const sizeOf = (request: unknown) => (request as { readonly pageSize?: number } | undefined)?.pageSize ?? 1000;

const manyRows =
  (centre: CentreId): Play =>
  ({ mount }) =>
    everyPane(mount, centre, 3, () => ({
      responses: responsesOf((value, request) =>
        withRows(sizeOf(request), (response) => "total" in response, 1000)(value),
      ),
    }));

export const ManyRowsOfMembers: Story = {
  name: "Every page of members shows a list of a thousand rows, page by page where its call has pages",
  play: manyRows("memberCentre"),
};

export const ManyRowsOfAgents: Story = {
  name: "Every page of agents shows a list of a thousand rows, page by page where its call has pages",
  play: manyRows("agentCentre"),
};
