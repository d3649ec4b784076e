import type { Finding, Tree } from "../lib/checkRule.ts";

export const name = "unfinished-pages";
export const reason =
  'visitors of the README must know which pages they will find: the row "in preparation" of its table names those without content, and no others; without such pages there is no row.';

const README = "README.md";
const ROUTES = "packages/product/src/routes.ts";
const ROW = "| in preparation |";

/** The centres: a pane that is built has a folder of its id. */
const centres = { "member centre": "member", "agent centre": "agent" } as const;

/** Panes without a folder, and sections that only announce their page. */
function unfinished(tree: Tree): readonly string[] {
  const panes = Object.entries(centres).filter(([, centre]) => {
    const ids = [...tree.read(`packages/product/src/${centre}Pages.ts`).matchAll(/\bid: "(\w+)"/g)];
    return ids.some(([, id]) => !tree.files.includes(`packages/runtime/src/${centre}/panes/${id}/${id}.section.tsx`));
  });
  const routes = [...tree.read(ROUTES).matchAll(/path: "([^"]+)", section: "(\w+)"/g)];
  const sections = tree.files.flatMap((file) => {
    const [, section] = /\/features\/.*\/(\w+)\.section\.tsx$/.exec(file) ?? [];
    if (section === undefined || !tree.read(file).includes("<ComingSoonPage")) return [];
    return routes.flatMap(([, path = "", shown]) => (shown === section ? [path] : []));
  });
  return [...panes.map(([centre]) => centre), ...sections];
}

export function run(tree: Tree): readonly Finding[] {
  const lines = tree.read(README).split("\n");
  const line = lines.findIndex((text) => text.startsWith(ROW)) + 1;
  const known = unfinished(tree);
  if (line === 0)
    return known.length === 0 ? [] : [{ path: README, message: `there is no row that begins with "${ROW}".` }];
  const row = lines[line - 1] ?? "";
  const named = [
    ...Object.keys(centres).filter((centre) => row.includes(centre)),
    ...[...row.matchAll(/`(\/[\w-]+)`/g)].map(([, path = ""]) => path),
  ];
  return [
    ...known.filter((one) => !named.includes(one)).map((one) => `${one} is in preparation as well.`),
    ...named.filter((one) => !known.includes(one)).map((one) => `${one} is finished.`),
  ].map((message) => ({ path: README, line, message }));
}
