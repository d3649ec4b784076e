import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { DialogId } from "@livery/product/dialogs.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";
import { lazySection } from "../loading/lazySection.ts";
import { dialogSections } from "./dialogSections.ts";
import { Address, BackButton, EndOfSession, OpenButton } from "./testing/StackControls.tsx";
import { StackInPage } from "./testing/StackInPage.tsx";
import { Pane } from "../kit/centre/Pane.tsx";
import { PaneCentre } from "../kit/centre/PaneCentre.tsx";
import { DialogFrame } from "../kit/DialogFrame.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import { TextArea } from "@livery/ui/TextArea/TextArea.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { demoMember as member } from "../../../../.storybook/demoMember.ts";
import { useSetting } from "../../../../.storybook/SettingContext.ts";
import { siteIn } from "../../../../.storybook/siteIn.ts";

// The stack with its real rows, gates and windows, and with dialogs defined in these stories: the product does not yet have
// a dialog that opens over another one.

const sent = fn();
const send = (async (call: { readonly id: string }) => sent(call.id) as unknown) as Send;

/** A notice that can open a warning. */
function Notice() {
  const { noticeText, more, previous } = storyTexts();
  return (
    <DialogFrame title={noticeText}>
      <OpenButton id="warning" label={more} />
      <BackButton label={previous} />
    </DialogFrame>
  );
}

function Warning() {
  return (
    <DialogFrame title={storyTexts().sessionTitle} size="sm">
      <p>{storyTexts().sessionText}</p>
    </DialogFrame>
  );
}

function ForcedPassword() {
  return (
    <DialogFrame title={storyTexts().profile}>
      <Link href="/promotions">{storyTexts().browse}</Link>
    </DialogFrame>
  );
}

function GameWindow() {
  return (
    <DialogFrame title={storyTexts().hot}>
      <p>{storyTexts().noticeText}</p>
    </DialogFrame>
  );
}

/** A message of several lines, with a default button. */
function Message() {
  const { profile, account, confirm } = storyTexts();
  return (
    <DialogFrame title={profile}>
      <form onSubmit={(event) => (event.preventDefault(), submitted())}>
        <TextArea label={account} maxLength={200} leftLabel={String} />
        <Button type="submit" data-default="">
          {confirm}
        </Button>
      </form>
    </DialogFrame>
  );
}

const sections = {
  welcome: lazySection(async () => ({ default: Message })),
  logout: dialogSections.logout,
  notice: lazySection(async () => ({ default: Notice })),
  warning: lazySection(async () => ({ default: Warning })),
  gameWindow: lazySection(async () => ({ default: GameWindow })),
  password: lazySection(async () => ({ default: ForcedPassword })),
  memberCentre: lazySection(async () => ({ default: Centre })),
};

/** The ids of real pages, because each page has its own texts. */
const paneRows = [
  { id: "personalHistoryCopy", icon: "document" },
  { id: "transferUpline", icon: "arrowUp", flags: ["toUpline"] },
  { id: "profile", icon: "user" },
] as const satisfies readonly PaneRow[];

let comes = false;
const paneSections = {
  transferUpline: lazySection(async () => ({ default: () => null })),
  personalHistoryCopy: lazySection(async () => {
    if (!comes) throw new Error("offline");
    return { default: () => <Pane>{storyTexts().saved}</Pane> };
  }),
  profile: lazySection(async () => ({ default: () => <Pane>{storyTexts().account}</Pane> })),
};

function Centre() {
  const [pane, setPane] = useState<string | undefined>("profile");
  const { accountMenu, menu } = storyTexts();
  return (
    <PaneCentre
      centre="member"
      title={accountMenu}
      menuLabel={menu}
      menu={paneRows.map(({ id }) => ({ id, label: id }))}
      groupTitle={(group) => group}
      rows={paneRows}
      nameOf={(id) => id}
      sections={paneSections}
      pane={pane}
      firstPane="profile"
      onPane={setPane}
      head={null}
      foot={null}
    />
  );
}

interface PageProps {
  readonly opens: DialogId;
  readonly as?: Member;
  /** The brand has no notices. */
  readonly without?: "notices";
  /** What the brand sets about windows. */
  readonly windows?: Partial<SiteConfig["windows"]>;
}

/** Of a brand that sets nothing, except that windows open at once. */
const defaultWindows = { delay: 0, width: 200, height: 200, draggable: true, backdropCloses: false };

function Page({ opens, as, without, windows }: PageProps) {
  const own = siteIn(useSetting());
  const [site] = useState(() => ({
    ...own,
    features: { ...own.features, notices: without !== "notices" },
    windows: { ...defaultWindows, ...windows },
  }));
  return (
    <StackInPage site={site} send={send} sections={sections} member={as}>
      <OpenButton id={opens} label={storyTexts().menu} />
      <Address />
      <EndOfSession label={storyTexts().logout} />
    </StackInPage>
  );
}

const meta: Meta<typeof Page> = {
  title: "Site/Dialogs",
  component: Page,
  tags: ["!autodocs"],
  args: { opens: "notice" },
};
export default meta;

type Story = StoryObj<typeof Page>;

/** Opens the story's dialog by its button. */
async function openFrom(canvasElement: HTMLElement) {
  const opener = await within(canvasElement).findByRole("button", { name: storyTexts().menu });
  await userEvent.click(opener);
  return opener;
}

const dialogNamed = (name: string) => screen.findByRole<HTMLDialogElement>("dialog", { name });

const pageIsLocked = () => getComputedStyle(document.documentElement).overflow === "hidden";

export const TwoOverEachOther: Story = {
  name: "MO-001 MO-002 the page does not scroll until the last of two dialogs closes, and each returns the focus",
  play: async ({ canvasElement }) => {
    const { noticeText, more, sessionTitle } = storyTexts();
    const opener = await openFrom(canvasElement);
    const notice = await dialogNamed(noticeText);
    const further = within(notice).getByRole("button", { name: more });
    await userEvent.click(further);
    const warning = await dialogNamed(sessionTitle);
    await expect(warning).toContainElement(document.activeElement as HTMLElement);
    // This is what the browser does on Esc for the top dialog; a scripted key press does not reach a native dialog.
    warning.requestClose();
    await waitFor(() => expect(warning).not.toBeInTheDocument());
    await expect(notice).toHaveAttribute("open");
    await expect(pageIsLocked()).toBe(true);
    await expect(further).toHaveFocus();
    notice.requestClose();
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(pageIsLocked()).toBe(false);
    await expect(opener).toHaveFocus();
  },
};

export const LowerCloses: Story = {
  name: "Closing a dialog also closes the dialogs opened from it",
  play: async ({ canvasElement }) => {
    const { noticeText, more, sessionTitle } = storyTexts();
    await openFrom(canvasElement);
    const notice = await dialogNamed(noticeText);
    await userEvent.click(within(notice).getByRole("button", { name: more }));
    await dialogNamed(sessionTitle);
    notice.requestClose();
    await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
    await expect(pageIsLocked()).toBe(false);
  },
};

export const OnlyButton: Story = {
  name: "MO-006 Enter presses the only button",
  args: { opens: "warning" },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    const warning = await dialogNamed(storyTexts().sessionTitle);
    await waitFor(() => expect(within(warning).getByRole("heading")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(warning).not.toBeInTheDocument());
  },
};

export const Navigation: Story = {
  name: "MO-026c another page closes the open dialog and unlocks the page",
  play: async ({ canvasElement }) => {
    const { noticeText, previous } = storyTexts();
    await openFrom(canvasElement);
    const notice = await dialogNamed(noticeText);
    within(notice).getByRole("button", { name: previous }).click();
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(pageIsLocked()).toBe(false);
  },
};

export const ClosedGate: Story = {
  name: "A dialog with a closed gate does not open, and does not lock the page",
  args: { without: "notices" },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    await expect(document.querySelector("dialog")).toBeNull();
    await expect(pageIsLocked()).toBe(false);
  },
};

export const SessionEnds: Story = {
  name: "When the session ends, members' dialogs close, and the page takes the focus",
  args: { opens: "memberCentre", as: member },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    const centre = await dialogNamed(storyTexts().accountMenu);
    within(canvasElement).getByRole("button", { name: storyTexts().logout, hidden: true }).click();
    await waitFor(() => expect(centre).not.toBeInTheDocument());
    await waitFor(() => expect(canvasElement.querySelector("main")).toHaveFocus());
  },
};

export const Trial: Story = {
  name: "The member centre does not open for a trial account",
  args: { opens: "memberCentre", as: { ...member, agentType: 4 } },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    await expect(document.querySelector("dialog")).toBeNull();
  },
};

export const Forced: Story = {
  name: "A forced dialog has no close button and blocks other pages, and Escape logs out",
  args: { opens: "forcedPassword", as: member },
  play: async ({ canvasElement }) => {
    sent.mockClear();
    await openFrom(canvasElement);
    const forced = await dialogNamed(storyTexts().profile);
    await expect(within(forced).queryByRole("button")).toBeNull();
    within(forced).getByRole("link").click();
    await within(canvasElement).findByText("/promotions");
    await expect(forced).toHaveAttribute("open");
    await expect(forced).toBeInTheDocument();
    forced.requestClose();
    await waitFor(() => expect(forced).not.toBeInTheDocument());
    await expect(sent).toHaveBeenCalledWith("logout");
  },
};

/** Presses the page behind a dialog. */
function pressBeside(dialog: HTMLElement): void {
  dialog.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  dialog.click();
}

export const Window: Story = {
  name: "MO-008 MO-010 a window is at least 200 by 200, can be moved, and a press beside it does not close it",
  args: { opens: "gameWindow", as: member },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    const window = await dialogNamed(storyTexts().hot);
    const { width, height } = window.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(200);
    await expect(height).toBeGreaterThanOrEqual(200);
    await expect(within(window).getAllByRole("button", { hidden: true })).toHaveLength(2);
    pressBeside(window);
    await expect(window).toHaveAttribute("open");
  },
};

export const OwnWindow: Story = {
  name: "BR-043 a brand sets its windows' size, and whether they move and close at a press beside them",
  args: {
    opens: "gameWindow",
    as: member,
    windows: { width: 320, height: 240, draggable: false, backdropCloses: true },
  },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    const window = await dialogNamed(storyTexts().hot);
    const { width, height } = window.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(320);
    await expect(height).toBeGreaterThanOrEqual(240);
    await expect(within(window).getAllByRole("button", { hidden: true })).toHaveLength(1);
    // It listens a moment after it has opened.
    await waitFor(() => {
      pressBeside(window);
      return expect(window).not.toBeInTheDocument();
    });
  },
};

export const Delay: Story = {
  name: "MO-009 BR-043 a window opens when the brand's delay is over, and not before",
  args: { opens: "gameWindow", as: member, windows: { delay: 100 } },
  play: async ({ canvasElement }) => {
    // Holds back the timers of this length, as a fake clock would.
    const held: (() => void)[] = [];
    const { setTimeout: real } = globalThis;
    const hold = (run: () => void, ms?: number) => (ms === 100 ? held.push(run) : real(run, ms));
    globalThis.setTimeout = hold as unknown as typeof real;
    try {
      (await within(canvasElement).findByRole("button", { name: storyTexts().menu })).click();
      await waitFor(() => expect(held).not.toEqual([]));
      const window = document.querySelector("dialog");
      await expect(window).not.toHaveAttribute("open");
      for (const run of held) run();
      await waitFor(() => expect(window).toHaveAttribute("open"));
    } finally {
      globalThis.setTimeout = real;
    }
  },
};

export const Confirm: Story = {
  name: "MO-024 a question has exactly two buttons, cancel and confirm",
  args: { opens: "logout", as: member },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    const question = await screen.findByRole("alertdialog");
    const buttons = within(question).getAllByRole("button");
    await expect(buttons).toHaveLength(2);
    await waitFor(() => expect(buttons[0]).toHaveFocus());
    await userEvent.click(buttons[0]!);
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
};

const submitted = fn();

export const SeveralLines: Story = {
  name: "MO-007 Enter in a text area adds a line and sends nothing",
  args: { opens: "ageNotice" },
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    await openFrom(canvasElement);
    const area = within(await dialogNamed(storyTexts().profile)).getByRole("textbox");
    await userEvent.type(area, "1{Enter}2");
    await expect(area).toHaveValue("1\n2");
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const Panes: Story = {
  name: "A centre marks the current page, hides closed ones and retries failed ones",
  args: { opens: "memberCentre", as: member },
  play: async ({ canvasElement }) => {
    comes = false;
    await openFrom(canvasElement);
    const centre = within(await dialogNamed(storyTexts().accountMenu));
    const profile = await centre.findByText(storyTexts().account);
    const entries = within(centre.getByRole("navigation")).getAllByRole("button");
    await expect(entries.map(({ textContent }) => textContent)).toEqual(["personalHistoryCopy", "profile"]);
    await expect(entries.map((entry) => entry.getAttribute("aria-current"))).toEqual([null, "page"]);
    await userEvent.click(entries[0]!);
    const failure = await centre.findByRole("alert");
    await expect(profile).not.toBeInTheDocument();
    await expect(entries.map((entry) => entry.getAttribute("aria-current"))).toEqual(["page", null]);
    comes = true;
    await userEvent.click(within(failure).getByRole("button"));
    await centre.findByText(storyTexts().saved);
  },
};
