import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyTexts } from "../stories/texts.ts";
import { Centre, type CentreProps } from "./Centre.tsx";
import { CentreMenu } from "./CentreMenu.tsx";
import { CentrePane } from "./CentrePane.tsx";

const closed = fn();
const panes = ["one", "two"] as const;

function Opened({ shown }: Pick<CentreProps, "shown">) {
  const { accountMenu, menu, close, previous, categories, nickname } = storyTexts();
  const isPhone = shown !== "both";
  const [pane, setPane] = useState<string | undefined>(shown === "overview" ? undefined : "one");
  return (
    <Centre
      open
      onClose={closed}
      title={accountMenu}
      closeLabel={close}
      shown={isPhone ? (pane === undefined ? "overview" : "pane") : "both"}
      head={<p>{nickname}</p>}
      menu={
        <CentreMenu
          label={menu}
          groups={[
            {
              title: categories[0],
              entries: panes.map((id, index) => ({
                id,
                label: categories[index + 1] ?? "",
                icon: "user",
                count: index,
              })),
            },
          ]}
          current={isPhone ? undefined : pane}
          onPress={setPane}
        />
      }
    >
      <CentrePane
        title={categories[pane === "two" ? 2 : 1] ?? ""}
        closeLabel={close}
        onClose={closed}
        back={isPhone ? { label: previous, onBack: () => setPane(undefined) } : undefined}
      >
        {pane}
      </CentrePane>
    </Centre>
  );
}

const meta: Meta<typeof Opened> = {
  title: "Overlays/Centre",
  component: Opened,
  subcomponents: { Centre, CentreMenu, CentrePane },
  render: (args) => <Opened {...args} />,
};
export default meta;

type Story = StoryObj<typeof Opened>;

export const Both: Story = {
  name: "Beside the menu the current page is marked, and the menu keeps the focus",
  args: { shown: "both" },
  play: async ({ canvasElement }) => {
    const centre = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    const [one, two] = within(centre.getByRole("navigation")).getAllByRole("button") as [HTMLElement, HTMLElement];
    await expect(one).toHaveAttribute("aria-current", "page");
    await userEvent.click(two);
    await expect(two).toHaveAttribute("aria-current", "page");
    await expect(two).toHaveFocus();
    await expect(centre.getByRole("heading", { name: storyTexts().categories[2] ?? "" })).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: storyTexts().close }));
    await expect(closed).toHaveBeenCalled();
  },
};

export const Overview: Story = {
  name: "On a phone a page replaces the menu, takes the focus, and leads back to its entry",
  args: { shown: "overview" },
  play: async ({ canvasElement }) => {
    const centre = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    const { categories, previous } = storyTexts();
    const entry = within(centre.getByRole("navigation")).getAllByRole("button")[1] as HTMLElement;
    await userEvent.click(entry);
    await waitFor(() => expect(centre.getByRole("heading", { name: categories[2] ?? "" })).toHaveFocus());
    await expect(entry).not.toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: previous }));
    await waitFor(() => expect(entry).toHaveFocus());
  },
};
