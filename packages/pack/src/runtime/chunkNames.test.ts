import { expect, test } from "vitest";
import type { GraphModule } from "./chunkGraph.ts";
import { chunkNames } from "./chunkNames.ts";

const src = "/livery/packages/runtime/src";
const INDEX = `${src}/home/index.section.tsx`;
const HOME_DATA = `${src}/home/data/HomeData.tsx`;
const LATE_FRAME = `${src}/frame/nav/LateFrame.tsx`;
const LOGIN = `${src}/login/login.section.tsx`;
const WELCOME = `${src}/login/welcome.section.tsx`;
const PASSWORD = `${src}/login/password.section.tsx`;
const CLOSED = `${src}/closed/ClosedSite.tsx`;
const PROMO = `${src}/features/promotions/promo.section.tsx`;
const PROMO_DETAIL = `${src}/features/promotions/promoDetail.section.tsx`;
const SLOTS = `${src}/features/slots/egame.section.tsx`;
const LIVE = `${src}/features/live/live.section.tsx`;
const FISH = `${src}/features/fishing/fish.section.tsx`;
const MEMBER_CENTRE = `${src}/member/memberCentre.section.tsx`;
const AGENT_CENTRE = `${src}/agent/agentCentre.section.tsx`;
const BETS = `${src}/member/panes/personalHistoryCopy/personalHistoryCopy.section.tsx`;
const LIBRARY = "/livery/node_modules/big/index.js";

const groups = { afterPaint: new Set([LATE_FRAME, WELCOME]), shared: new Set([HOME_DATA, SLOTS]) };

type More = Readonly<Record<string, Partial<GraphModule>>>;

/** The name of a module that some lazy modules import. */
const nameFor = (users: readonly string[], more?: More) => nameOf("part.ts", users, more);

/** The name of a module where some lazy modules import `part.ts`. */
function nameOf(wanted: string, users: readonly string[], more: More = {}) {
  const frame = [INDEX, HOME_DATA, LATE_FRAME, WELCOME, LOGIN, PASSWORD, CLOSED];
  const features = [PROMO, PROMO_DETAIL, SLOTS, LIVE, FISH];
  const lazy = [...frame, ...features, MEMBER_CENTRE, AGENT_CENTRE, BETS];
  const modules: Record<string, GraphModule> = {
    "app.tsx": { imports: [], dynamicImports: lazy },
    ...Object.fromEntries(
      lazy.map((id) => [id, { imports: users.includes(id) ? ["part.ts"] : [], dynamicImports: [] }]),
    ),
    "part.ts": { imports: [], dynamicImports: [] },
  };
  for (const [id, module] of Object.entries(more))
    modules[id] = { ...(modules[id] ?? { imports: [], dynamicImports: [] }), ...module };
  return chunkNames(modules, "app.tsx", groups).get(wanted);
}

test("what every visit loads later is one file, and so is what home's late part and lobbies share", () => {
  expect(nameFor([LATE_FRAME])).toBe("frame");
  expect(nameFor([WELCOME, PASSWORD])).toBe("frame");
  expect(nameFor([LATE_FRAME, HOME_DATA])).toBe("catalogue");
  expect(nameFor([SLOTS, PASSWORD])).toBe("catalogue");
});

test("the core's screens are in one file, apart from what pages of features use as well", () => {
  expect(nameFor([PASSWORD])).toBe("dialogs");
  expect(nameFor([LOGIN, PASSWORD])).toBe("dialogs");
  expect(nameFor([LOGIN, LIVE])).toBe("pages");
});

test("a feature has a file, and features that share a module without the core one for exactly those", () => {
  expect(nameFor([LIVE])).toBe("live");
  const both = nameFor([LIVE, FISH]);
  expect(both).toMatch(/^shared-\w{4}$/u);
  expect(nameFor([LIVE, FISH], { [SLOTS]: { imports: ["part.ts"] } })).not.toBe(both);
});

test("a feature's file has the name of its first page, and what its pages load on demand is apart", () => {
  expect(nameFor([PROMO, PROMO_DETAIL])).toBe("promo");
  const parts = {
    "part.ts": { dynamicImports: ["list.tsx"] },
    "list.tsx": { dynamicImports: ["dialog.tsx"] },
    "dialog.tsx": {},
  };
  expect(nameOf("list.tsx", [PROMO], parts)).toBe("promo");
  expect(nameOf("dialog.tsx", [PROMO], parts)).toBe("promo-later");
});

test("what only the centres and their pages share is one file; each of them has its own", () => {
  expect(nameFor([MEMBER_CENTRE, BETS])).toBe("centre");
  expect(nameFor([MEMBER_CENTRE, AGENT_CENTRE])).toBe("centre");
  expect(nameFor([MEMBER_CENTRE, BETS], { "part.ts": { imports: [LIBRARY] }, [LIBRARY]: {} })).toBe("centre-big");
  expect(nameFor([BETS, PASSWORD])).toBe("dialogs");
  expect(nameFor([BETS])).toBeUndefined();
});

test("the other pages keep a file of their own", () => {
  expect(nameOf(PROMO_DETAIL, [])).toBeUndefined();
  expect(nameOf(LOGIN, [])).toBeUndefined();
});

test("what needs a library is apart from what needs none, and with it", () => {
  const withLibrary = { "part.ts": { imports: [LIBRARY] }, [LIBRARY]: {} };
  expect(nameFor([LOGIN, LIVE], withLibrary)).toBe("pages-big");
  expect(nameFor([LOGIN, PASSWORD], withLibrary)).toBe("dialogs-big");
  expect(nameFor([LATE_FRAME, WELCOME], withLibrary)).toBe("frame");
});

test("what only the lazy parts in one folder need has a file with the folder's name", () => {
  expect(nameFor([CLOSED])).toBe("closed");
  expect(nameFor([CLOSED, PASSWORD])).toBe("dialogs");
});

test("the first load has a file of what lazy code shares with it, apart from what only home needs", () => {
  expect(nameFor([], { "app.tsx": { imports: ["part.ts"] } })).toBe("base");
  expect(nameFor([INDEX, LOGIN, PASSWORD])).toBe("base");
  expect(nameFor([INDEX])).toBeUndefined();
});
