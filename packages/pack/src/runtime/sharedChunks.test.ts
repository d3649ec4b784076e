import { expect, test } from "vitest";
import type { GraphModule } from "./chunkGraph.ts";
import { nameModules } from "./sharedChunks.ts";

const src = "/livery/packages/runtime/src";
const INDEX = `${src}/features/core/index.section.tsx`;
const HOME_DATA = `${src}/features/core/home/data/HomeData.tsx`;
const LATE_FRAME = `${src}/shell/nav/LateFrame.tsx`;
const WELCOME = `${src}/features/core/welcome.section.tsx`;
const PASSWORD = `${src}/features/core/password.section.tsx`;
const SLOTS = `${src}/features/slots/egame.section.tsx`;
const LIVE = `${src}/features/live/live.section.tsx`;
const FISH = `${src}/features/fishing/fish.section.tsx`;
const LIBRARY = "/livery/node_modules/big/index.js";

/** The name of a module that some lazy modules import. */
function nameFor(users: readonly string[], more: Readonly<Record<string, Partial<GraphModule>>> = {}) {
  const lazy = [INDEX, HOME_DATA, LATE_FRAME, WELCOME, PASSWORD, SLOTS, LIVE, FISH];
  const modules: Record<string, GraphModule> = {
    "app.tsx": { imports: [], dynamicImports: lazy },
    ...Object.fromEntries(
      lazy.map((id) => [id, { imports: users.includes(id) ? ["part.ts"] : [], dynamicImports: [] }]),
    ),
    "part.ts": { imports: [], dynamicImports: [] },
  };
  for (const [id, module] of Object.entries(more))
    modules[id] = { ...(modules[id] ?? { imports: [], dynamicImports: [] }), ...module };
  return nameModules(modules, "app.tsx").get("part.ts");
}

test("what the late frame shares with others is in one file, and so is what home's late part and the lobbies share", () => {
  expect(nameFor([LATE_FRAME, HOME_DATA, WELCOME])).toBe("frame");
  expect(nameFor([HOME_DATA, WELCOME])).toBe("catalogue");
  expect(nameFor([SLOTS, WELCOME])).toBe("catalogue");
});

test("what the core's dialogs share is apart from what pages of features use as well", () => {
  expect(nameFor([WELCOME, PASSWORD])).toBe("dialogs");
  expect(nameFor([WELCOME, LIVE])).toBe("pages");
});

test("features that share a module without the core have a file for exactly those features", () => {
  const both = nameFor([LIVE, FISH]);
  expect(both).toMatch(/^shared-\w{4}$/u);
  expect(nameFor([LIVE, FISH], { [SLOTS]: { imports: ["part.ts"] } })).not.toBe(both);
});

test("what needs a library is apart from what needs none, and with it", () => {
  const withLibrary = { "part.ts": { imports: [LIBRARY] }, [LIBRARY]: {} };
  expect(nameFor([WELCOME, LIVE], withLibrary)).toBe("pages-big");
  expect(nameFor([WELCOME, PASSWORD], withLibrary)).toBe("dialogs-big");
  expect(nameFor([LATE_FRAME, WELCOME], withLibrary)).toBe("frame");
});

test("a module of the first load or of one user stays where it is", () => {
  expect(nameFor([WELCOME, PASSWORD], { "app.tsx": { imports: ["part.ts"] } })).toBeUndefined();
  expect(nameFor([INDEX, WELCOME, PASSWORD])).toBeUndefined();
  expect(nameFor([WELCOME])).toBeUndefined();
});
