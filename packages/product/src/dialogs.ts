import { type Gate, registrationGate } from "./gate.ts";
import type { Built, LazyRow } from "./lazyRow.ts";
import type { RoutePath } from "./routes.ts";

/** How a dialog differs from the others: each traps the focus, and Escape and navigation close it. */
interface DialogFacts {
  /** A plain click on a link to this page opens the dialog over the current page instead. */
  readonly link?: RoutePath;
  /** The pages that open it when they are shown; closing it there leads home (RT-009). */
  readonly pages?: readonly RoutePath[];
  /** The dialog that opens instead when its gate is closed. */
  readonly instead?: string;
  /** A window: it opens after a delay, has a minimum size and can be dragged by its header (MO-009 … MO-011, BR-043). */
  readonly window?: true;
  /** Cannot be bypassed: it has no close button, navigation does not close it, and Escape logs out (MO-004). */
  readonly forced?: true;
  /** Navigation does not close it: it opens by itself, as while the first page or a login may still lead to another page. */
  readonly stays?: true;
  /** A menu: it closes once the dialog that it led to is open. */
  readonly yields?: true;
  /**
   * Loaded before it is opened. "gate": as soon as its gate opens, because it must also open while offline, or once its
   * code is gone from the server. "menu": with the side menu, so that it replaces the menu without a wait in between.
   */
  readonly ahead?: "gate" | "menu";
}

export type DialogRow = LazyRow & DialogFacts;

/** The real-member check, and that of the agent area (MC-024). */
const realMember = { session: "held", accounts: ["member", "agent"] } as const satisfies Gate;
const agentOnly = { session: "held", accounts: ["agent"] } as const satisfies Gate;

/** Everything that opens over a page (MO-013 … MO-024). */
export const dialogs = [
  { id: "sideMenu", section: "sideMenu", texts: "menu", yields: true, ahead: "gate" },
  { id: "login", section: "auth", texts: "auth", session: "none", link: "/login" },
  {
    id: "register",
    section: "auth",
    texts: "auth",
    session: "none",
    ...registrationGate,
    link: "/register",
    pages: ["/register", "/register.html"],
    instead: "login",
  },
  { id: "logout", section: "logout", texts: "auth", session: "held", ahead: "gate" },
  { id: "forgotPassword", section: "auth", texts: "auth", session: "none" },
  { id: "freePlay", section: "auth", texts: "auth", session: "none", switch: "FREEPLAY3" },
  { id: "ageNotice", section: "welcome", texts: "auth", stays: true },
  { id: "welcome", section: "welcome", texts: "auth", session: "held", stays: true },
  { id: "forcedPassword", section: "password", texts: "auth", session: "held", forced: true },
  { id: "warning", section: "warning", texts: "core" },
  { id: "network", section: "network", texts: "core", ahead: "gate" },
  { id: "reload", section: "reload", texts: "forms", stays: true, ahead: "gate" },
  { id: "launch", section: "launch", texts: "launch" },
  { id: "gameWindow", section: "gameWindow", texts: "launch", session: "held", window: true },
  { id: "notice", section: "notice", texts: "notices", feature: "notices" },
  { id: "chat", section: "chat", texts: "chat", feature: "chat", session: "held", window: true, instead: "login" },
  { id: "changePassword", section: "password", texts: "auth", ...realMember },
  { id: "memberCentre", section: "memberCentre", texts: "member", ...realMember, instead: "login", ahead: "menu" },
  { id: "agentCentre", section: "agentCentre", texts: "agent", ...agentOnly, instead: "login", ahead: "menu" },
] as const satisfies readonly DialogRow[];

export type DialogId = (typeof dialogs)[number]["id"];

/** A dialog that can be opened; the others are not built yet. */
export type BuiltDialogId = Built<(typeof dialogs)[number]>["id"];

export type DialogSectionId = Built<(typeof dialogs)[number]>["section"];

/** The dialogs that a section draws. */
export type DialogOfSection<Section extends DialogSectionId> = Extract<
  Built<(typeof dialogs)[number]>,
  { readonly section: Section }
>["id"];

export function dialogRow(id: DialogId): DialogRow {
  const row = dialogs.find((dialog) => dialog.id === id);
  if (!row) throw new Error(`There is no dialog "${id}".`);
  return row;
}
