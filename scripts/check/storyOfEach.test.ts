import { join } from "node:path";
import { expect, it } from "vitest";
import type { Tree } from "../lib/checkRule.ts";
import { root } from "../lib/root.ts";
import { folderTree, memoryTree } from "../lib/tree.ts";
import { run } from "./storyOfEach.ts";

const card = "export function Card() {}";
const story = (meta: string) => `const meta: Meta<typeof Card> = { ${meta} };\nexport default meta;`;

it("BR-012a the stories list every exported component of packages/ui", () => {
  const ui = folderTree(join(root, "packages/ui"));
  const sources = ui.files.filter((path) => path.endsWith(".tsx"));
  expect(sources.length).toBeGreaterThan(50);
  expect(run(memoryTree(Object.fromEntries(sources.map((path) => [`packages/ui/${path}`, ui.read(path)]))))).toEqual(
    [],
  );
});

it("BR-012b every state that the register names has a story", () => {
  const ui = folderTree(join(root, "packages/ui/src"));
  const states = {
    modal: ["Dialog", "Card"],
    "form field with an error": ["TextField", "WithError"],
    "field of its own with an error": ["Field", "WithError"],
    "game card": ["GameCard", "OfTheBrand"],
    "game card under maintenance": ["GameCard", "Maintenance"],
    "menu item": ["Menu", "Account"],
    badge: ["Badge", "Few"],
    dropdown: ["Menu", "Open"],
    "dropdown of a form": ["Select", "Nothing"],
  };
  for (const [state, [name = "", story = ""]] of Object.entries(states)) {
    const stories = storiesIn(ui, `${name}/${name}.stories.tsx`);
    expect(stories, state).toContain(story);
  }
});

/** The stories that a file exports. */
function storiesIn(tree: Tree, path: string): readonly string[] {
  return tree.parse(path).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") return [];
    return statement.declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  });
}

it("a component that no story names is found, with its place", () => {
  const findings = run(
    memoryTree({
      "packages/ui/src/Card/Card.tsx": `export interface CardProps {}\n${card}`,
      "packages/ui/src/Card/Card.stories.tsx": story("component: Other"),
    }),
  );
  expect(findings).toEqual([
    { path: "packages/ui/src/Card/Card.tsx", line: 2, message: expect.stringContaining("Card") },
  ]);
});

it.each(["component: Card", "component: Other, subcomponents: { Card }", "subcomponents: { Part: Card }"])(
  "a meta names it by %s",
  (meta) => {
    const files = { "packages/ui/src/Card/Card.tsx": card, "packages/ui/src/Card/Card.stories.tsx": story(meta) };
    expect(run(memoryTree(files))).toEqual([]);
  },
);

it.each([
  "export function useCard() {}",
  "function Part() {}",
  "export const Context = 1;",
  "export class Boundary {}",
])("what is not a component is ignored: %s", (text) => {
  expect(run(memoryTree({ "packages/ui/src/Card/Card.tsx": text }))).toEqual([]);
});

it("components that only help stories are ignored too", () => {
  expect(run(memoryTree({ "packages/ui/src/stories/StoryCard.tsx": card }))).toEqual([]);
});
