import {
  type FileChanges,
  type ReadFile,
  ScaffoldError,
  insertBefore,
  readExisting,
  refuseExisting,
} from "./sourceFiles.ts";

interface PaneOptions {
  /** Its page id: one of the planned ones, or a new one. */
  readonly id: string;
  readonly centre: "member" | "agent";
  /** The feature that it belongs to; without one it is part of the core. */
  readonly feature?: string | undefined;
  /** What its menu entry and its heading say. Not needed for a planned page, which has a name already. */
  readonly en?: string | undefined;
  readonly ko?: string | undefined;
}

const FEATURES = "packages/product/src/features.ts";
const languages = ["ko", "en"] as const;

const soon = { ko: "곧 이곳에서 확인하실 수 있습니다.", en: "You will find it here soon." } as const;

interface Pane extends Omit<PaneOptions, "en" | "ko"> {
  readonly titles: Readonly<Record<(typeof languages)[number], string>>;
}

const tableOf = ({ centre }: Pick<Pane, "centre">) => `packages/product/src/${centre}Pages.ts`;
/** The text file that names the pages of a centre: those of members are also in the menus of every page. */
const namingFile = (centre: Pane["centre"]) => (centre === "member" ? "menu" : "agent");
const labelsOf = (language: string, centre: Pane["centre"]) =>
  `packages/runtime/src/i18n/locales/${language}/${namingFile(centre)}.json`;
const nameOf = ({ id }: Pick<Pane, "id">) => id.charAt(0).toUpperCase() + id.slice(1);

function sectionSource(pane: Pane): string {
  const { id, centre, titles } = pane;
  return `import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";

/** A pane of the ${centre} centre: ${titles.en}. */
export default function ${nameOf(pane)}() {
  const { t } = useTranslation("${centre}/${id}");
  return (
    <Pane>
      <EmptyState level={4} title={t("title")} text={t("soon")} />
    </Pane>
  );
}
`;
}

function testSource(pane: Pane): string {
  const { id, titles } = pane;
  const name = nameOf(pane);
  return `import { expect, it } from "vitest";
import { paneHtml } from "../../../kit/centre/testing/paneHtml.tsx";
import ${name} from "./${id}.section.tsx";

it.each([
  ["ko", ${JSON.stringify(titles.ko)}],
  ["en", ${JSON.stringify(titles.en)}],
] as const)("in %s the page says what it is", (language, title) => {
  expect(paneHtml(<${name} />, { language })).toContain(title);
});
`;
}

function storySource({ id, centre, feature, titles }: Pane): string {
  const args = `{ centre: "${centre}Centre", pane: "${id}" }`;
  const absent = `
export const Absent: Story = {
  name: "Without its feature it is not there",
  args: { without: "${feature}" },
  play: async (story) => {
    const centre = await openedCentre();
    await expect(centre.queryByRole("button", { name: await paneText(story, "${namingFile(centre)}", "pane.${id}") })).toBeNull();
  },
};
`;
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { openedCentre, PaneInCentre, paneText } from "../../../../../../.storybook/PaneInCentre.tsx";

const meta: Meta<typeof PaneInCentre> = {
  title: ${JSON.stringify(`Panes/${titles.en}`)},
  component: PaneInCentre,
  tags: ["!autodocs"],
  args: ${args},
};
export default meta;

type Story = StoryObj<typeof PaneInCentre>;

export const Shown: Story = {
  name: "It opens in its centre",
  play: async (story) => {
    const centre = await openedCentre();
    const title = await paneText(story, "${centre}/${id}", "title");
    await waitFor(() => expect(centre.getByRole("heading", { name: title })).toBeVisible());
  },
};
${feature === undefined ? "" : absent}`;
}

/** The table with the row of a new page, which comes last in the menu. */
function withRow(read: ReadFile, { id, centre, feature }: Pane): string {
  const gate = feature === undefined ? "" : `, feature: "${feature}"`;
  const [facts, type] = centre === "member" ? [`nameKey: "${id}"`, "MemberPageRow"] : ["", "PaneRow"];
  const row = `  { ${[`id: "${id}"`, facts, 'icon: "star"'].filter(Boolean).join(", ")}${gate} },`;
  const table = tableOf({ centre });
  return insertBefore(readExisting(read, table), `] as const satisfies readonly ${type}[];`, row);
}

function withTexts(text: string | undefined, added: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ ...(JSON.parse(text ?? "{}") as object), ...added }, null, 2)}\n`;
}

/** What names an entry that is new: its label in the menu, and what operators read of it. */
function namesOf(read: ReadFile, { id, centre, titles }: Pane): FileChanges {
  const anchor = centre === "member" ? "securityCenter" : "agentAnnouncement";
  return Object.fromEntries(
    languages.flatMap((language) => {
      const tables = `schemas/tables.${language}.json`;
      const row = `    "${id}": ${JSON.stringify({ title: titles[language] })},`;
      const labels = labelsOf(language, centre);
      return [
        [tables, insertBefore(readExisting(read, tables), `    "${anchor}":`, row)],
        [labels, withTexts(read(labels), { [`pane.${id}`]: titles[language] })],
      ];
    }),
  );
}

function titlesOf(read: ReadFile, { id, centre, en, ko }: PaneOptions): Pane["titles"] {
  const named = languages.map((language) => {
    const labels = JSON.parse(readExisting(read, labelsOf(language, centre))) as Readonly<Record<string, string>>;
    return [language, { ko, en }[language] ?? labels[`pane.${id}`]] as const;
  });
  if (named.some(([, title]) => title === undefined))
    throw new ScaffoldError(`${id} is a new page: say what it is called with --en "…" and --ko "…".`);
  return Object.fromEntries(named) as Pane["titles"];
}

/**
 * A pane of the member or the agent centre: a folder with its lazy section with a first content, its texts in both
 * languages, a story in its centre, and a test. A pane that is not in the centre's table yet also gets its row and names.
 */
export function planPane(read: ReadFile, options: PaneOptions): FileChanges {
  const { id, centre, feature } = options;
  if (!/^[a-z][A-Za-z0-9]+$/.test(id)) throw new ScaffoldError(`"${id}" is not a page id: write it like bonusDetails.`);
  if (feature !== undefined && !readExisting(read, FEATURES).includes(`id: "${feature}"`))
    throw new ScaffoldError(`There is no feature "${feature}" in ${FEATURES}.`);
  const isPlanned = readExisting(read, tableOf(options)).includes(`id: "${id}"`);
  if (isPlanned && feature !== undefined)
    throw new ScaffoldError(`${id} is in ${tableOf(options)} already: its gate is written there.`);
  const pane: Pane = { id, centre, feature, titles: titlesOf(read, options) };
  const folder = `packages/runtime/src/${centre}/panes/${id}`;
  const texts = languages.map((language) => {
    const first = { title: pane.titles[language], soon: soon[language] };
    return [`${folder}/${language}.json`, `${JSON.stringify(first, null, 2)}\n`] as const;
  });
  const made = {
    [`${folder}/${id}.section.tsx`]: sectionSource(pane),
    [`${folder}/${id}.test.tsx`]: testSource(pane),
    [`${folder}/${id}.stories.tsx`]: storySource(pane),
    ...Object.fromEntries(texts),
  };
  refuseExisting(read, Object.keys(made));
  if (isPlanned) return made;
  return { [tableOf(pane)]: withRow(read, pane), ...namesOf(read, pane), ...made };
}
