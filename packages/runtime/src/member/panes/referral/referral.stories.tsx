import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, within } from "storybook/test";
import { exportedLines } from "../../../../../../.storybook/exportedFile.ts";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/referral";

const guests = Array.from({ length: 21 }, (_, index) => ({
  account: `gu***${index + 1}`,
  at: "2026-01-02T03:00:10.000Z",
  state: index === 0 ? "QUALIFIED" : "REGISTERED",
  earned: index === 0 ? 500_000 : 0,
}));

const responses: PaneResponses = {
  referral: () => ({ code: "R7K2", invited: guests.length, qualified: 1, earned: 500_000 }),
  invited: (request) => pageOf(guests, request as { readonly pageNo?: number }),
};

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Invite friends",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: {
    centre: "memberCentre",
    pane: "referral",
    switches: { REFERRAL3: true, DIRECTREG3: true },
    responses,
  },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const link = () => `${location.origin}/register?referralCode=R7K2`;

export const Shown: Story = {
  name: "MC-016 MC-035 PR-027 the page has the own link, a code of 125 px, copying and the invited members",
  args: { pane: "securityCenter" },
  play: async (story) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const name = await paneText(story, "menu", "pane.referral");
    const entry = await centre.findByRole("button", { name });
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(await centre.findByRole("heading", { name })).toBeVisible();
    await expect(await centre.findByRole("textbox", { name: await text("link") })).toHaveValue(link());
    const { width, height } = centre.getByRole("img", { name: await text("qr") }).getBoundingClientRect();
    await expect([width, height]).toEqual([125, 125]);
    await userEvent.click(centre.getByRole("button", { name: await text("copy") }));
    await expect(write).toHaveBeenCalledWith(link());
    await expect(await centre.findByText(await paneText(story, "records", "copied"))).toBeVisible();
    write.mockRestore();
    await expect(centre.getByText("5,000", { selector: "strong" })).toBeVisible();
    const table = within(await centre.findByRole("table", { name: await text("invited") }));
    const [, first] = table.getAllByRole("row");
    await expect(first).toHaveTextContent("gu***1");
    await expect(first).toHaveTextContent("+5,000.00");
    await expect(table.queryByRole("button")).toBeNull();
    await userEvent.click(centre.getByRole("button", { name: "2" }));
    await centre.findByText("gu***21");
    await expect((await exportedLines(story))[1]).toMatch(/,gu\*\*\*1,.*,5000\.00$/u);
  },
};

const shared = fn();

export const Shared: Story = {
  name: "Where the device can share, a press shares the link",
  beforeEach: () => {
    shared.mockReset();
    shared.mockRejectedValue(new DOMException("closed", "AbortError"));
    Object.defineProperty(navigator, "share", { configurable: true, value: shared });
    return () => void Reflect.deleteProperty(navigator, "share");
  },
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("button", { name: await paneText(story, file, "share") }));
    await expect(shared).toHaveBeenCalledWith(expect.objectContaining({ url: link() }));
  },
};

export const Closed: Story = {
  name: "While nobody can register no link is offered, and who registered before still shows",
  args: { switches: { REFERRAL3: true, DIRECTREG3: false } },
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByText(await paneText(story, file, "closed"))).toBeVisible();
    await expect(centre.queryByRole("textbox")).toBeNull();
    await expect(centre.queryByRole("img", { name: await paneText(story, file, "qr") })).toBeNull();
    await centre.findByText("gu***1");
  },
};

export const Nobody: Story = {
  name: "Before anybody registered there is no table; a code that no link can carry makes no link",
  args: { responses: { ...responses, referral: () => ({ code: "a b", invited: 0, qualified: 0, earned: 0 }) } },
  play: async (story) => {
    const centre = await openedCentre();
    await expect(await centre.findByText(await paneText(story, file, "none"))).toBeVisible();
    await expect(centre.getByText(await paneText(story, file, "noCode"))).toBeVisible();
    await expect(centre.queryByRole("table")).toBeNull();
  },
};

let isDown = true;

export const Failed: Story = {
  name: "Without the link the invited members still show, and a press loads the link again",
  args: {
    responses: {
      ...responses,
      referral: (request, key) =>
        isDown ? new PlatformError("offline", "lost") : (responses["referral"]?.(request, key) ?? {}),
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (story) => {
    const centre = await openedCentre();
    const name = new RegExp(await paneText(story, "core", "failure.retry"), "u");
    const retry = await centre.findByRole("button", { name });
    await centre.findByText("gu***1");
    isDown = false;
    await userEvent.click(retry);
    await expect(await centre.findByRole("textbox")).toHaveValue(link());
  },
};
