import { PlatformError } from "@livery/platform/platformError.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onPhone } from "../../../../../../.storybook/onPhone.ts";
import { pageOf } from "../../../../../../.storybook/pageOf.ts";
import {
  openedCentre,
  type PaneResponses,
  PaneInCentre,
  paneText,
} from "../../../../../../.storybook/PaneInCentre.tsx";

const file = "member/messageV2";

interface Kept {
  readonly id: string;
  readonly box: "INBOX" | "SYSTEM";
  readonly title: string;
  readonly read: boolean;
  readonly text?: string;
  readonly amount?: number;
}

const start: readonly Kept[] = [
  { id: "M3", box: "INBOX", title: "Welcome", read: false, text: "First line\n<b>Second</b>", amount: 120_000 },
  { id: "M2", box: "INBOX", title: "Old prize", read: true, text: "You won." },
  { id: "M1", box: "SYSTEM", title: "New password", read: false, text: "It was changed." },
];

interface Sent {
  readonly call: "readMail" | "deleteMail";
  readonly body: object;
  readonly key: string | undefined;
}

interface Setting {
  readonly mails?: readonly Kept[];
  readonly sent?: Sent[];
  readonly pane?: string;
}

/** What becomes of the next change; the others are carried out. */
let fate: Error | undefined;

/** A story on a platform that keeps its messages. */
function on({ mails = start, sent = [], pane = "messageV2" }: Setting = {}): Pick<Story, "args" | "beforeEach"> {
  let kept = [...mails];
  const unread = () => kept.filter(({ read }) => !read).length;
  const wire = ({ box: _, text: __, amount: ___, ...mail }: Kept) => ({ ...mail, at: "2026-01-02T03:00:10.000Z" });
  const change = (call: Sent["call"], made: (id: string | undefined) => object) => (body: unknown, key?: string) => {
    sent.push({ call, body: body as object, key });
    const refusal = fate;
    fate = undefined;
    return refusal ?? made((body as { readonly id?: string }).id);
  };
  const responses: PaneResponses = {
    unreadCount: () => ({ count: unread() }),
    mails: (request) => {
      const asked = request as { readonly box: string; readonly pageNo?: number };
      const all = kept.filter(({ box }) => box === asked.box).map(wire);
      return { ...pageOf(all, asked), unread: unread() };
    },
    readMail: change("readMail", (id) => {
      const opened = kept.find((mail) => mail.id === id);
      kept = kept.map((mail) => (id === undefined || mail.id === id ? { ...mail, read: true } : mail));
      if (!opened) return { unread: unread() };
      return { mail: { ...wire(opened), text: opened.text, amount: opened.amount }, unread: unread() };
    }),
    deleteMail: change("deleteMail", (id) => {
      kept = kept.filter((mail) => (id === undefined ? !mail.read : mail.id !== id));
      return { unread: unread() };
    }),
  };
  return {
    args: { pane, responses },
    beforeEach: () => {
      kept = [...mails];
      fate = undefined;
      sent.length = 0;
    },
  };
}

const meta: Meta<typeof PaneInCentre> = {
  title: "Panes/Mailbox",
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: { centre: "memberCentre" },
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

type Centre = Awaited<ReturnType<typeof openedCentre>>;

const row = (centre: Centre, title: string) => centre.findByRole("button", { name: new RegExp(title, "u") });

/** Answers the question that a button asks. */
async function confirm(name: string): Promise<void> {
  const question = within(await screen.findByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

const sent: Sent[] = [];

export const Opened: Story = {
  name: "MC-018 MC-037 an unread message is bold; opening it makes it read and lowers the badge",
  ...on({ sent, pane: "securityCenter" }),
  play: async (story) => {
    const centre = await openedCentre();
    const name = await paneText(story, "menu", "pane.messageV2");
    const entry = await centre.findByRole("button", { name: new RegExp(`^${name}`, "u") });
    await waitFor(() => expect(entry).toHaveTextContent(/2$/u));
    await userEvent.click(entry);
    await expect(entry).toHaveAttribute("aria-current", "page");
    // The pane's frame may be drawn anew when its code is here.
    await waitFor(() => expect(centre.getByRole("heading", { name })).toBeVisible());
    const weight = (title: string) => Number(getComputedStyle(centre.getByText(title, { exact: false })).fontWeight);
    await row(centre, "Welcome");
    await expect(weight("Welcome")).toBeGreaterThanOrEqual(700);
    await expect(weight("Old prize")).toBeLessThan(700);
    await userEvent.click(await row(centre, "Welcome"));
    await centre.findByText(/First line\s<b>Second<\/b>/u);
    await expect(centre.getByText("1,200.00", { exact: false })).toBeVisible();
    await waitFor(() => expect(entry).toHaveTextContent(/1$/u));
    const [inRow] = centre.getAllByText("Welcome");
    await waitFor(async () => expect(Number(getComputedStyle(inRow!).fontWeight)).toBeLessThan(700));
    await expect(sent.map(({ call, body }) => [call, body])).toEqual([["readMail", { id: "M3" }]]);
  },
};

export const All: Story = {
  name: "All are marked as read by a press; deleting all that are read is asked first and empties the box",
  ...on({ sent }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    const [readAll, deleteRead] = [await text("readAll"), await text("deleteRead")];
    await userEvent.click(await centre.findByRole("button", { name: readAll }));
    await centre.findByText(await text("unread.none"));
    await waitFor(() => expect(centre.queryByRole("button", { name: readAll })).toBeNull());
    await expect(centre.getByRole("region", { name: await text("box.INBOX") })).toHaveFocus();
    await userEvent.click(centre.getByRole("button", { name: deleteRead }));
    await confirm(await text("keep"));
    await expect(sent).toHaveLength(1);
    await userEvent.click(centre.getByRole("button", { name: deleteRead }));
    await confirm(deleteRead);
    await centre.findByText(await text("empty.INBOX"));
    await expect(sent.map(({ call, body }) => [call, body])).toEqual([
      ["readMail", {}],
      ["deleteMail", {}],
    ]);
  },
};

const refused = (code: string, said = "") =>
  new PlatformError("refused", code, { status: 409, apiError: { code, said } });

export const Deleted: Story = {
  name: "A message is deleted after a question; a warning that has to stay says why",
  ...on({ sent, mails: start.map((mail) => ({ ...mail, read: true })) }),
  play: async (story) => {
    const centre = await openedCentre();
    const label = await paneText(story, file, "delete");
    await userEvent.click(await row(centre, "Old prize"));
    await centre.findByText("You won.");
    fate = refused("MAIL_KEPT", "It stays for 30 days.");
    await userEvent.click(centre.getByRole("button", { name: label }));
    await confirm(label);
    await expect(await centre.findByText("It stays for 30 days.")).toBeVisible();
    await userEvent.click(centre.getByRole("button", { name: label }));
    await confirm(label);
    await centre.findByText(await paneText(story, file, "choose"));
    await waitFor(() => expect(centre.queryByText("Old prize")).toBeNull());
    await expect(centre.getByRole("region", { name: await paneText(story, file, "box.INBOX") })).toHaveFocus();
    const deletions = sent.filter(({ call }) => call === "deleteMail");
    await expect(deletions.map(({ body }) => body)).toEqual([{ id: "M2" }, { id: "M2" }]);
  },
};

export const Lost: Story = {
  name: "A message whose response was lost opens with the same key by a press; one that is gone says so",
  ...on({ sent }),
  play: async (story) => {
    const centre = await openedCentre();
    const opened = await row(centre, "Welcome");
    fate = new PlatformError("offline", "the response was lost");
    await userEvent.click(opened);
    const name = new RegExp(await paneText(story, "core", "failure.retry"), "u");
    await userEvent.click(await centre.findByRole("button", { name }));
    await centre.findByText(/First line/u);
    await expect(sent).toHaveLength(2);
    await expect(sent[1]).toEqual(sent[0]);
    await expect(sent[0]?.key).toBeDefined();
    fate = refused("MAIL_UNKNOWN");
    await userEvent.click(await row(centre, "Old prize"));
    await centre.findByText(await paneText(story, file, "gone"));
    await expect(centre.queryByRole("button", { name: await paneText(story, file, "delete") })).toBeNull();
  },
};

const many = Array.from({ length: 21 }, (_, index): Kept => ({
  id: `S${index}`,
  box: "SYSTEM",
  title: `Notice ${index + 1}`,
  read: false,
}));

export const Pages: Story = {
  name: "The other box has pages; after messages were deleted, it shows a page that is left",
  ...on({ mails: many }),
  play: async (story) => {
    const text = (key: string) => paneText(story, file, key);
    const centre = await openedCentre();
    await centre.findByText(await text("empty.INBOX"));
    await userEvent.click(centre.getByRole("tab", { name: await text("box.SYSTEM") }));
    await row(centre, "Notice 20");
    await expect(centre.queryByText("Notice 21", { exact: false })).toBeNull();
    await userEvent.click(centre.getByRole("button", { name: "2" }));
    await userEvent.click(await row(centre, "Notice 21"));
    await centre.findByText(await text("empty.message"));
    const deleteRead = await text("deleteRead");
    await userEvent.click(centre.getByRole("button", { name: deleteRead }));
    await confirm(deleteRead);
    await row(centre, "Notice 20");
  },
};

export const OnPhone: Story = {
  name: "On a phone a message fills the pane, and back leads to the list",
  ...on(),
  beforeEach: onPhone,
  play: async (story) => {
    const centre = await openedCentre();
    await userEvent.click(await row(centre, "Old prize"));
    await waitFor(() => expect(centre.getByRole("heading", { name: "Old prize" })).toHaveFocus());
    await centre.findByText("You won.");
    await expect(centre.queryByRole("tab")).toBeNull();
    await userEvent.click(centre.getByRole("button", { name: await paneText(story, "core", "dialog.back") }));
    await expect(await row(centre, "Welcome")).toBeVisible();
  },
};
