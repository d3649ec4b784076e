import type { GateContext } from "@livery/product/gate.ts";
import type { AgentPageId } from "@livery/product/agentPages.ts";
import type { StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { everyRequest, type SentCall } from "./contractPlatform.ts";
import { openedCentre, PaneInCentre, type PaneResponses, paneText } from "./PaneInCentre.tsx";

// What the pages of all salaries do in the same way, each with the call and the flag of its kind.

type Play = NonNullable<StoryObj<typeof PaneInCentre>["play"]>;

/** Accepts the request K3 of minsu_p, which is the only thing that is sent. */
export function accepts(sent: readonly SentCall[], call: string): Play {
  return async (story) => {
    const centre = await openedCentre();
    const accept = await centre.findByRole("button", { name: await paneText(story, "contracts", "answer.accept") });
    await waitFor(() => expect(accept).toBeEnabled());
    await userEvent.click(accept);
    await centre.findByText(await paneText(story, "contracts", "done.accept", { account: "minsu_p" }));
    await expect(sent).toMatchObject([{ call, body: { id: "K3", action: "ACCEPT" } }]);
  };
}

interface RequestsOptions {
  readonly pane: AgentPageId;
  readonly responses: PaneResponses;
  /** The page is there, without its requests. */
  readonly flags: GateContext["flags"];
}

/** Offers requests with the flag of the kind, and none without it. */
export function offersRequests({ pane, responses, flags }: RequestsOptions): Play {
  return async ({ mount, ...story }) => {
    const text = (key: string, values = {}) => paneText(story, "contracts", key, values);
    const names = await Promise.all([text("paid.offer"), text("own.ask", { account: "hana_top" })]);
    await mount(<PaneInCentre centre="agentCentre" pane={pane} flags={everyRequest} responses={responses} />);
    let centre = await openedCentre();
    for (const name of names) await expect(await centre.findByRole("button", { name })).toBeVisible();
    await mount(<PaneInCentre key="none" centre="agentCentre" pane={pane} flags={flags} responses={responses} />);
    centre = await openedCentre();
    await centre.findByRole("button", { name: await text("answer.accept") });
    for (const name of names) await expect(centre.queryByRole("button", { name })).toBeNull();
  };
}
