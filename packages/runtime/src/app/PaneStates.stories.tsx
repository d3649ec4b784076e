import type { Meta, StoryObj } from "@storybook/react-vite";
import { waitFor } from "storybook/test";
import {
  calls,
  type CentreId,
  down,
  everyPane,
  faultsNow,
  frames,
  loaded,
  refresh,
  responsesOf,
  shiftsWhile,
  withoutRows,
  withRows,
} from "../../../../.storybook/everyPane.tsx";
import { PaneInCentre, paneText } from "../../../../.storybook/PaneInCentre.tsx";

// Every pane while it loads, with data, without any, and when it fails.

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/States",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;
type Play = NonNullable<Story["play"]>;

const loading =
  (centre: CentreId): Play =>
  ({ mount }) =>
    everyPane(mount, centre, 0, () => {
      const held: (() => void)[] = [];
      let [isWaiting, isDown] = [true, false];
      const whole = responsesOf(withRows(5, () => true));
      const responses = Object.fromEntries(
        calls.map((id) => [
          id,
          async () => {
            if (isDown) return down();
            // What depends on another response comes at once.
            if (isWaiting) await new Promise<void>((release) => void held.push(release));
            return whole[id]!(undefined, undefined);
          },
        ]),
      );
      return {
        responses,
        async look() {
          await waitFor(() => {
            if (!document.querySelector('dialog [aria-busy="true"]')) throw new Error("It does not say that it loads.");
          });
          await frames(2);
          const waiting = await faultsNow();
          // One after the other, the latest first: they come in any order, and each is drawn before the next one.
          const shifts = await shiftsWhile(async () => {
            while (held.length > 0) {
              held.pop()!();
              await frames(2);
            }
            isWaiting = false;
            await loaded();
          });
          isDown = true;
          await refresh();
          return [...waiting, ...shifts];
        },
      };
    });

export const LoadingOfMembers: Story = {
  name: "Every page of members loads without moving anything, and keeps its data when a refresh fails",
  play: loading("memberCentre"),
};

export const LoadingOfAgents: Story = {
  name: "Every page of agents loads without moving anything, and keeps its data when a refresh fails",
  play: loading("agentCentre"),
};

const empty =
  (centre: CentreId): Play =>
  ({ mount }) =>
    everyPane(mount, centre, 1, () => ({ responses: responsesOf(withoutRows) }));

export const EmptyOfMembers: Story = {
  name: "Every page of members is usable without any records",
  play: empty("memberCentre"),
};

export const EmptyOfAgents: Story = {
  name: "Every page of agents is usable without any records",
  play: empty("agentCentre"),
};

const failed =
  (centre: CentreId): Play =>
  ({ mount, ...story }) =>
    everyPane(mount, centre, 4, () => ({
      responses: responsesOf(down),
      async look() {
        await loaded();
        const retry = await paneText(story, "core", "failure.retry");
        const names = [...document.querySelectorAll("dialog:modal button")].map((button) => button.textContent);
        return names.some((name) => name.includes(retry)) ? [] : ["has no retry"];
      },
    }));

export const FailedOfMembers: Story = {
  name: "Every page of members says that it could not be loaded, with a retry",
  play: failed("memberCentre"),
};

export const FailedOfAgents: Story = {
  name: "Every page of agents says that it could not be loaded, with a retry",
  play: failed("agentCentre"),
};
