import type { ChatMessagesResponse } from "@livery/platform/decoders/chatMessages.gen.js";
import { PlatformError } from "@livery/platform/platformError.ts";
import { createTexts } from "../../i18n/createTexts.ts";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { visit, type Visited } from "../../../../../.storybook/frameStory.tsx";
import { SceneSite, type SiteStory } from "../../../../../.storybook/SceneSite.tsx";
import { pageContent } from "../../../../../.storybook/storyGlobals.ts";

// The chat rooms, and the count of unread mails. Each `play` destructures `mount`, because that makes Storybook let the
// play function render the story.

const meta: Meta<typeof SceneSite> = {
  title: "Site/Chat",
  component: SceneSite,
  tags: ["!autodocs"],
  ...pageContent("member"),
};
export default meta;

type Message = ChatMessagesResponse["list"][number];

const unbroken = "가나다라마바사".repeat(20);

const message = (id: number, about: Partial<Message>): Message => ({
  id: `C${id}`,
  room: "lounge",
  author: "ne***",
  own: false,
  text: "",
  at: new Date(Date.UTC(2026, 10, 21, 3, id)).toISOString(),
  ...about,
});

const rooms = () => ({
  list: [
    { id: "lounge", name: "Lounge", online: 2, canWrite: true },
    { id: "news", name: "House news", online: 0, canWrite: false },
  ],
});

/** A platform with two rooms, in which somebody else also writes when the member does. */
function twoRooms() {
  const written = [
    message(1, { text: "Good evening" }),
    message(2, { text: unbroken }),
    message(3, { room: "news", author: "House", text: "The chat is open" }),
  ];
  return {
    chatRooms: rooms,
    chatMessages: ({ room, after }: { room: string; after?: string }) => ({
      list: written.filter((one) => one.room === room && Number(one.id.slice(1)) > Number(after?.slice(1) ?? 0)),
    }),
    sendChatMessage: ({ text }: { text: string }) => {
      written.push(message(4, { text: "Me too" }), message(5, { own: true, text }));
      return written.at(-1);
    },
  };
}

/** Presses the chat's entry in the bar at the right. A small window has no room for the bar; its content is there in any. */
async function press({ t, menu }: Visited) {
  const bar = within(await screen.findByLabelText(t("dock.label")));
  (await bar.findByText(menu("chat"))).closest("button")!.click();
}

async function chatTexts({ site }: Visited) {
  const texts = createTexts(site, site.defaultLanguage);
  await Promise.all([texts.load("chat"), texts.load("core")]);
  return texts.i18n.getFixedT(null, "chat");
}

async function openChat(page: Visited) {
  const chat = await chatTexts(page);
  await press(page);
  const dialog = await screen.findByRole("dialog", { name: chat("title") });
  const log = (room = "Lounge") => within(dialog).findByRole("log", { name: chat("messages", { room }) });
  return { chat, log, inDialog: within(dialog) };
}

/** The colour that the brand's token paints. */
function painted(token: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.background = `var(${token})`;
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return color;
}

export const Rooms: SiteStory = {
  name: "MO-020 BR-018 the chat has the brand's header colour, shows rooms and messages, and takes what a member writes",
  play: async ({ mount, ...shown }) => {
    const page = await visit({ ...shown, mount }, { scene: "member", responses: twoRooms() });
    const { chat, log, inDialog } = await openChat(page);
    const header = inDialog.getByRole("heading", { name: chat("title") }).parentElement!;
    await expect(getComputedStyle(header).backgroundColor).toBe(painted("--color-chat-header"));
    const lounge = within(await log());
    await lounge.findByText("Good evening");
    await inDialog.findByText(chat("roomOnline", { count: 2 }));
    // A long word breaks instead of widening the window.
    await waitFor(() => expect(lounge.getByText(unbroken)).toBeVisible());
    await expect((await log()).scrollWidth).toBeLessThanOrEqual((await log()).clientWidth);

    const field = inDialog.getByRole("textbox", { name: chat("field") });
    await userEvent.click(inDialog.getByRole("button", { name: chat("send") }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(page.count("sendChatMessage")).toBe(0);
    await userEvent.type(field, " Good luck to all! {Enter}");
    const own = (await lounge.findByText("Good luck to all!")).closest("li")!;
    await expect(within(own).getByText(chat("you"))).toBeVisible();
    await expect(lounge.getAllByRole("listitem").map((item) => item.querySelector("p")?.textContent)).toEqual([
      "Good evening",
      unbroken,
      "Me too",
      "Good luck to all!",
    ]);
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(page.sent.find(({ id }) => id === "sendChatMessage")?.request).toEqual({
      room: "lounge",
      text: "Good luck to all!",
    });
    await userEvent.click(field);
    await userEvent.paste("x".repeat(150));
    await expect(field).toHaveValue("x".repeat(140));

    await userEvent.click(inDialog.getByRole("radio", { name: "House news" }));
    await within(await log("House news")).findByText("The chat is open");
    await expect(inDialog.queryByRole("textbox")).toBeNull();
    await expect(inDialog.getByText(chat("readOnly"))).toBeVisible();
  },
};

export const Limits: SiteStory = {
  name: "MO-020 trial accounts only read the chat, guests log in first, and a brand may leave it out",
  play: async ({ mount, ...shown }) => {
    const readOnly = { chatRooms: () => ({ list: rooms().list.map((room) => ({ ...room, canWrite: false })) }) };
    let isDown = true;
    const failing = {
      chatMessages: () => {
        if (isDown) throw new PlatformError("refused", "refused", { status: 500 });
        return { list: [] };
      },
    };
    const trial = await visit({ ...shown, mount }, { scene: "trial", responses: { ...readOnly, ...failing } });
    const { chat, inDialog, log } = await openChat(trial);
    await inDialog.findByText(chat("trial"));
    await expect(inDialog.queryByRole("textbox")).toBeNull();
    const again = await within(await log()).findByRole("button");
    isDown = false;
    await userEvent.click(again);
    await within(await log()).findByText(chat("empty"));

    const guest = await visit({ ...shown, mount }, { scene: "guest" });
    await press(guest);
    await screen.findByRole("dialog", { name: guest.auth("login.title") });
    await expect(guest.count("chatRooms")).toBe(0);
    guest.closeDialogs();

    const features = { ...guest.site.features, chat: false };
    const without = await visit({ ...shown, mount }, { scene: "member", site: { features } });
    const { inMenu } = await without.openMenu();
    await inMenu.findByRole("button", { name: without.menu("support") });
    await expect(screen.queryAllByText(without.menu("chat"))).toEqual([]);
  },
};

export const Unread: SiteStory = {
  name: "HD-018 the mailbox opens its page and has a badge with the unread count, none at 0",
  play: async ({ mount, ...shown }) => {
    for (const [count, badge] of [
      [0, ""],
      [3, "3"],
    ] as const) {
      const page = await visit(
        { ...shown, mount },
        { scene: "member", mapResponses: { unreadCount: () => ({ count }) } },
      );
      const { inMenu } = await page.openMenu();
      await waitFor(() => expect(page.count("unreadCount")).toBe(1));
      const mails = page.menu("pane.messageV2");
      await inMenu.findByRole("button", { name: `${mails}${badge && ` ${badge}`}` });
      page.closeDialogs();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await userEvent.click(
        await screen.findByRole("button", { name: new RegExp(`^${page.auth("account.menu")}`, "u") }),
      );
      const entry = await screen.findByRole("menuitem", { name: new RegExp(`^${page.auth("account.mailbox")}`, "u") });
      await waitFor(() => expect(entry.textContent).toBe(`${page.auth("account.mailbox")}${badge}`));
      if (count === 0) continue;
      await userEvent.click(entry);
      await waitFor(async () => expect(await page.paneOfCentre()).toBe(mails));
    }
  },
};
