import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { DialogId } from "@livery/product/dialogs.ts";
import type { LazyRow } from "@livery/product/lazyRow.ts";
import { lazySection } from "@livery/runtime/app/lazySection.ts";
import { Address, BackButton, EndOfSession, OpenButton } from "@livery/runtime/app/testing/StackControls.tsx";
import { StackInPage } from "@livery/runtime/app/testing/StackInPage.tsx";
import { DialogFrame } from "@livery/runtime/parts/DialogFrame.tsx";
import { PaneCentre } from "@livery/runtime/parts/PaneCentre.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useSetting } from "./SettingContext.ts";
import { siteIn } from "./siteIn.ts";

// The stack with its real rows, gates and windows, and with dialogs defined in these stories: the product does not yet have
// a dialog that opens over another one.

const member: Member = {
  id: "1",
  account: "demo",
  nickname: "Demo",
  agentType: 0,
  toUpline: false,
  rank: { name: "", level: 0 },
  memberLabel: "",
  avatar: { kind: "STATIC", source: "1" },
};

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

const sections = {
  notice: lazySection(async () => ({ default: Notice })),
  warning: lazySection(async () => ({ default: Warning })),
  forcedPassword: lazySection(async () => ({ default: ForcedPassword })),
  gameWindow: lazySection(async () => ({ default: GameWindow })),
  memberCentre: lazySection(async () => ({ default: Centre })),
};

const paneRows: readonly LazyRow[] = [
  { id: "first", section: "first", texts: "core" },
  { id: "upline", section: "upline", texts: "core", flags: ["toUpline"] },
  { id: "failing", section: "failing", texts: "core" },
  { id: "planned", step: "S9", texts: "core" },
];

let comes = false;
const paneSections = {
  first: lazySection(async () => ({ default: () => <p>{storyTexts().noticeText}</p> })),
  upline: lazySection(async () => ({ default: () => null })),
  failing: lazySection(async () => {
    if (!comes) throw new Error("offline");
    return { default: () => <p>{storyTexts().saved}</p> };
  }),
};

function Centre() {
  const [page, setPage] = useState("planned");
  const { accountMenu, menu } = storyTexts();
  return (
    <PaneCentre
      title={accountMenu}
      menuLabel={menu}
      menu={paneRows.map(({ id }) => ({ id, label: id }))}
      rows={paneRows}
      sections={paneSections}
      page={page}
      onPage={setPage}
    />
  );
}

interface PageProps {
  readonly opens: DialogId;
  readonly as?: Member;
  /** The brand has no notices. */
  readonly without?: "notices";
}

function Page({ opens, as, without }: PageProps) {
  const own = siteIn(useSetting());
  const [site] = useState(() => ({
    ...own,
    features: { ...own.features, notices: without !== "notices" },
    windows: { delay: 0, width: 320, height: 240, draggable: true, backdropCloses: false },
  }));
  return (
    <StackInPage site={site} send={send} sections={sections} {...(as && { member: as })}>
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
  name: "MO-026 going back closes the open dialog and unlocks the page",
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

export const Window: Story = {
  name: "A window is at least as large as the brand sets",
  args: { opens: "gameWindow", as: member },
  play: async ({ canvasElement }) => {
    await openFrom(canvasElement);
    const window = await dialogNamed(storyTexts().hot);
    const { width, height } = window.getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(320);
    await expect(height).toBeGreaterThanOrEqual(240);
  },
};

export const Panes: Story = {
  name: "A centre marks the current page, hides closed pages, and retries failed ones",
  args: { opens: "memberCentre", as: member },
  play: async ({ canvasElement }) => {
    comes = false;
    await openFrom(canvasElement);
    const centre = within(await dialogNamed(storyTexts().accountMenu));
    await centre.findByText(storyTexts().noticeText);
    const entries = within(centre.getByRole("navigation")).getAllByRole("button");
    await expect(entries.map(({ textContent }) => textContent)).toEqual(["first", "failing"]);
    await expect(entries.map((entry) => entry.getAttribute("aria-current"))).toEqual(["page", null]);
    await userEvent.click(entries[1]!);
    const failure = await centre.findByRole("alert");
    await expect(entries.map((entry) => entry.getAttribute("aria-current"))).toEqual([null, "page"]);
    comes = true;
    await userEvent.click(within(failure).getByRole("button"));
    await centre.findByText(storyTexts().saved);
  },
};
