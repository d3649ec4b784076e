import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { panes as agentPanes } from "@livery/runtime/agent/panes.gen.ts";
import { panes as memberPanes } from "@livery/runtime/member/panes.gen.ts";
import { exampleOf, responseSchema } from "@livery/runtime/testing/exampleResponse.ts";
import type { StoryObj } from "@storybook/react-vite";
import axe from "axe-core";
import { waitFor } from "storybook/test";
import { openedCentre, PaneInCentre, type PaneResponses } from "./PaneInCentre.tsx";

// Shows every pane of both centres in a state of its data. Windows and modes take turns, so that each pane meets each of them.

type Story = StoryObj<typeof PaneInCentre>;
type Shown = Parameters<NonNullable<Story["play"]>>[0];

const panes = { memberCentre: Object.keys(memberPanes), agentCentre: Object.keys(agentPanes) } as const;

export type CentreId = keyof typeof panes;

/** 640 × 512: a window of 1280 × 1024 with text of 200 % (WCAG 1.4.4). */
const windows = [
  { width: 320, height: 640, mode: "light" },
  { width: 640, height: 512, mode: "dark" },
  { width: 1440, height: 900, mode: "light" },
  { width: 390, height: 844, mode: "dark" },
] as const;

/** The most that a page may move while it loads, as in e2e/routes.spec.ts. */
const MOST_SHIFT = 0.02;

export const calls = Object.keys(liveCalls);

/** Responses to all calls, made from their examples. */
export const responsesOf = (change: (value: unknown, request: unknown) => unknown): PaneResponses =>
  Object.fromEntries(calls.map((id) => [id, (request) => change(exampleOf(responseSchema(id)), request) as object]));

/** Of a text in a message, in characters. */
const SHOWN = 60;

type Fields = Readonly<Record<string, unknown>>;

/** A value with another one in place of each of its parts, from the inside to the outside. */
function mapParts(value: unknown, change: (part: unknown, key: string) => unknown, key = ""): unknown {
  const inside = Array.isArray(value)
    ? value.map((item) => mapParts(item, change, key))
    : typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapParts(field, change, name)]))
      : value;
  return change(inside, key);
}

export const withoutRows = (value: unknown) => mapParts(value, (part) => (Array.isArray(part) ? [] : part));

const LONG =
  "예약된송금의받는사람이름이아주긴경우 and some more words that nobody would ever write into a name, Donaudampfschifffahrtsgesellschaft";

/** Texts that people write have a space or a letter that no code has. */
const isProse = (text: string) => /^[^/<{]*[\s가-힣]/u.test(text);

export const withLongTexts = (value: unknown) =>
  mapParts(value, (part) => (typeof part === "string" && isProse(part) ? `${part} ${LONG}` : part));

/** States that only some of a member's records have, and what the others are instead. */
const rare: Readonly<Record<string, string>> = { ACTIVE: "EXPIRED", PENDING: "COMPLETED" };

/**
 * Longer lists: of rows that have a name of their own, and of one for each game type. `total`: how many there are on all
 * pages together.
 */
export function withRows(count: number, isLonger: (response: Fields) => boolean, total = count) {
  const another = (row: Fields, index: number) =>
    mapParts(row, (field, name) => {
      if (name === "level") return Number(field) + index;
      if (typeof field !== "string" || index === 0) return field;
      if (name === "gameType")
        return gameTypes.filter(({ id }) => id !== field)[(index - 1) % (gameTypes.length - 1)]?.id;
      return name === "id" || name === "account" || isProse(field) ? `${field} ${index}` : (rare[field] ?? field);
    });
  const lengthOf = (row: Fields) => {
    if ("id" in row || "account" in row || "level" in row) return count;
    return "gameType" in row ? Math.min(count, gameTypes.length) : 1;
  };
  return (value: unknown) => {
    const response = value as Fields;
    if (typeof value !== "object" || value === null || !isLonger(response)) return value;
    const fields = Object.entries(response).map(([name, field]) => {
      const row = Array.isArray(field) ? (field[0] as unknown) : undefined;
      if (typeof row !== "object" || row === null) return [name, field];
      const length = lengthOf(row as Fields);
      return [name, Array.from({ length }, (_, index) => another(row as Fields, index))];
    });
    const paging = "total" in response && { total, totalPages: Math.ceil(total / count) };
    return { ...Object.fromEntries(fields), ...paging };
  };
}

export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Nothing is on its way to a pane. */
export async function loaded(): Promise<void> {
  await openedCentre();
  await waitFor(async () => {
    const dialog = document.querySelector("dialog:modal");
    if (!dialog?.querySelector("h3") || dialog.querySelector('[aria-busy="true"]')) throw new Error("It still loads.");
    await frames(1);
  });
}

/** What a reader would have to scroll sideways. */
function sidewaysIn(dialog: Element): readonly string[] {
  return [dialog, ...dialog.querySelectorAll("*")].flatMap((element) => {
    const wide = element.scrollWidth - element.clientWidth;
    if (wide <= 1 || element.clientWidth <= 1) return [];
    const { overflowX, scrollbarWidth } = getComputedStyle(element);
    // Bars of tabs and segments scroll on purpose, without a scroll bar.
    if (!/auto|scroll/u.test(overflowX) || scrollbarWidth === "none") return [];
    return [`scrolls sideways by ${wide} px: ${element.textContent.slice(0, SHOWN)}`];
  });
}

/** Changes of colour and place come to their end at once. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
}

/** What is wrong with the centre as it is now. */
export async function faultsNow(): Promise<readonly string[]> {
  const dialog = document.querySelector("dialog:modal")!;
  endAnimations();
  const sideways = sidewaysIn(dialog);
  // Further rows are like the first ones, and axe would take a minute for them.
  for (const row of dialog.querySelectorAll("tbody tr:nth-child(n+6), li:nth-child(n+16)")) row.remove();
  const { violations } = await axe.run(dialog, {
    resultTypes: ["violations"],
    // Rows that are copies of each other have the same names.
    rules: { region: { enabled: false }, "landmark-unique": { enabled: false } },
  });
  return [
    ...sideways,
    ...violations.map(
      ({ id, nodes }) =>
        `axe: ${id} at ${nodes
          .map(({ html }) => html.slice(0, 160))
          .slice(0, 3)
          .join(" | ")}`,
    ),
  ];
}

interface State {
  readonly responses: PaneResponses;
  /** What happens after the pane is mounted; returns what is wrong. By default it waits for the data. */
  readonly look?: () => Promise<readonly string[]>;
}

let mounts = 0;

/** Shows every pane of a centre in a state, each in another window; `first`: which window the first one has. */
export async function everyPane(
  mount: Shown["mount"],
  centre: CentreId,
  first: number,
  state: () => State,
): Promise<void> {
  const frame = window.frameElement as HTMLElement;
  const root = document.documentElement;
  const before = { style: frame.style.cssText, mode: root.dataset["mode"] };
  const found: string[] = [];
  try {
    for (const [index, pane] of panes[centre].entries()) {
      const { width, height, mode } = windows[(first + index) % windows.length]!;
      frame.style.cssText = `${before.style}; width: ${width}px; height: ${height}px`;
      root.dataset["mode"] = mode;
      mounts += 1;
      const { responses, look = nothing } = state();
      await mount(<PaneInCentre key={mounts} centre={centre} pane={pane} responses={responses} />);
      const own = await look().catch((error: unknown) => [String(error)]);
      await loaded().catch((error: unknown) => found.push(`${pane}: ${String(error)}`));
      const faults = [...own, ...(await faultsNow())];
      found.push(...faults.map((fault) => `${pane}, ${width} px, ${mode}: ${fault}`));
    }
  } finally {
    frame.style.cssText = before.style;
    root.dataset["mode"] = before.mode;
  }
  if (found.length > 0) throw new Error(found.join("\n"));
}

async function nothing(): Promise<readonly string[]> {
  return [];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

export const down = () => new PlatformError("offline", "the network is down");

/** Moves the clock on, so that the connection's return refreshes what shows. */
export async function refresh(): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + 600_000;
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await frames(2);
  Date.now = now;
}

/** What moves while something happens, if it is too much. Only what is painted moves: see scripts/stories/leanPage.ts. */
export async function shiftsWhile(happens: () => Promise<void>): Promise<readonly string[]> {
  (window.frameElement as HTMLElement).style.visibility = "visible";
  await frames(3);
  const shifts: Shift[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
  observer.observe({ type: "layout-shift" });
  await happens();
  // A frame's shifts are known in the frame after it.
  await frames(3);
  shifts.push(...(observer.takeRecords() as Shift[]));
  observer.disconnect();
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  if (sum <= MOST_SHIFT) return [];
  const moved = shifts.flatMap(({ sources }) =>
    sources.map(
      ({ node, previousRect, currentRect }) =>
        `${node?.textContent?.slice(0, SHOWN)} (${Math.round(previousRect.y)} → ${Math.round(currentRect.y)})`,
    ),
  );
  return [`moves by ${sum.toFixed(3)}: ${moved.join(" | ")}`];
}
