import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "agent/agentAccount";

const sent: { readonly call: string; readonly body: unknown }[] = [];

const link = (code: string, more: object = {}) => ({
  code,
  rate: 3,
  visits: 120,
  registrations: 8,
  createdAt: "2026-01-02T03:00:00.000Z",
  ...more,
});

let links = [link("ABCD2345", { remark: "Blog" })];

const platform: PaneResponses = {
  affiliateLinks: () => ({ list: links }),
  createAffiliateLink: (body) => {
    sent.push({ call: "create", body });
    const made = link("WXYZ6789", { ...(body as object), visits: 0, registrations: 0 });
    links = [made, ...links];
    return made;
  },
  removeAffiliateLink: (body) => {
    sent.push({ call: "remove", body });
    links = links.filter(({ code }) => code !== (body as { readonly code: string }).code);
    return {};
  },
  createDownline: (body) => {
    sent.push({ call: "member", body });
    const { username } = body as { readonly username: string };
    if (username === "taken77")
      return new PlatformError("refused", "taken", {
        status: 409,
        apiError: { code: "ACCOUNT_TAKEN", value: { field: "username" } },
      });
    return {
      account: username,
      level: 1,
      type: "0",
      balance: 0,
      rate: 3,
      state: "ACTIVE",
      createdAt: "2026-01-02T03:00:00.000Z",
    };
  },
};

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/New members and links",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "agentCentre", pane: "agentAccount", member: { rate: 4.5 }, responses: platform },
  beforeEach: () => {
    sent.length = 0;
    links = [link("ABCD2345", { remark: "Blog" })];
  },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

const field = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`dialog[open] input[name=${name}]`)].at(-1);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  });

export const NewMember: Story = {
  name: "AG-006 the form creates a member below the agent, and shows the first password once",
  play: async (story) => {
    const centre = await openedCentre();
    const text = (key: string) => paneText(story, file, key);
    await userEvent.type(await field("username"), "haneul77");
    const password = (await field("password")).value;
    await expect(password).toMatch(/^\S{12}$/u);
    await userEvent.type(await field("rate"), "3");
    await expect(await centre.findByText(/4\.5%.*3%.*1\.5%|3%.*4\.5%.*1\.5%/u)).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: await text("member.submit") }));
    await expect(await centre.findByDisplayValue(`haneul77 ${password}`)).toBeVisible();
    await expect(sent).toEqual([{ call: "member", body: { username: "haneul77", password, rate: 3 } }]);
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    await expect(kept).not.toContain(password);
    await userEvent.click(centre.getByRole("button", { name: await text("member.next") }));
    await expect(await field("username")).toHaveValue("");
    await expect((await field("password")).value).not.toBe(password);
  },
};

export const Refused: Story = {
  name: "A rate above the own one is not sent, and an account that is taken keeps what was typed",
  play: async (story) => {
    const centre = await openedCentre();
    const submit = async () =>
      userEvent.click(centre.getByRole("button", { name: await paneText(story, file, "member.submit") }));
    await userEvent.type(await field("username"), "taken77");
    const rate = await field("rate");
    for (const wrong of ["4.6", "3.125", "some", "0"]) {
      await userEvent.clear(rate);
      await userEvent.type(rate, wrong);
      await submit();
      await waitFor(() => expect(rate).toBeInvalid());
    }
    await expect(sent).toHaveLength(0);
    await userEvent.clear(rate);
    await userEvent.type(rate, "4.5");
    await submit();
    await expect(await centre.findByText(await paneText(story, file, "username.taken"))).toBeVisible();
    await expect(rate).toHaveValue("4.5");
  },
};

export const Links: Story = {
  name: "AG-006 a link has its address, code and numbers; another one is created, and one is removed",
  play: async (story) => {
    const centre = await openedCentre();
    const text = (key: string) => paneText(story, file, key);
    await userEvent.click(await centre.findByRole("tab", { name: await text("tab.links") }));
    const row = (await centre.findByText("Blog")).closest("tr")!;
    await expect(row).toHaveTextContent(/ABCD2345.*3%.*120.*8/u);
    await userEvent.click(centre.getByRole("button", { name: await text("link.create") }));
    const drawer = async () => within((await screen.findAllByRole("dialog")).at(-1)!);
    await userEvent.type(await field("rate"), "2.25");
    await userEvent.click((await drawer()).getByRole("button", { name: await text("link.create") }));
    await expect(await centre.findByText("WXYZ6789", { selector: "button *, button" })).toBeVisible();
    await expect(sent).toEqual([{ call: "create", body: { rate: 2.25 } }]);
    await userEvent.click(centre.getByText("Blog"));
    const sheet = await drawer();
    await sheet.findByDisplayValue(`${globalThis.location.origin}/register?affiliateCode=ABCD2345`);
    await expect(sheet.getByRole("img", { name: await text("link.qr") })).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: await text("link.remove") }));
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: await text("link.remove") }),
    );
    await waitFor(() => expect(centre.queryByText("Blog")).toBeNull());
    await expect(sent.at(-1)).toEqual({ call: "remove", body: { code: "ABCD2345" } });
  },
};

export const Closed: Story = {
  name: "Where nobody can register, there are no links",
  args: { switches: { DIRECTREG3: false } },
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await centre.findByRole("tab", { name: await paneText(story, file, "tab.links") }));
    await expect(await centre.findByText(await paneText(story, file, "links.closed"))).toBeVisible();
  },
};
