import type { Localized } from "@livery/brand/localized.ts";
import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { accountFields } from "@livery/product/accountFields.ts";
import { agentPages } from "@livery/product/agentPages.ts";
import { constants } from "@livery/product/constants.ts";
import { features } from "@livery/product/features.ts";
import { fieldPatterns } from "@livery/product/fieldPatterns.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { homeSections } from "@livery/product/homeSections.ts";
import { languages } from "@livery/product/languages.ts";
import { memberPages } from "@livery/product/memberPages.ts";
import { pointRates } from "@livery/product/pointRates.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { emblems } from "@livery/theme/art/emblems.ts";
import { colorTokenForms, plainTokenForms, type TokenForm } from "@livery/theme/overrides/tokenForms.ts";
import { tokenTexts } from "@livery/theme/tokenTexts.ts";
import type { TokenName } from "@livery/theme/tokens.ts";
import type { SourceSchema } from "./sourceSchema.ts";
import { unitNames } from "./unitNames.ts";

/** A table whose rows are inserted where a schema has `"x-from": "<name>"`, so that no id is typed twice. */
export interface Table {
  readonly rows: readonly TableRow[];
  /** The union type of the row's ids and the module that exports it; no module for a built-in type. */
  readonly type: string;
  readonly module?: string;
  /** The table whose rows have the same texts. */
  readonly texts?: string;
}

/**
 * The rows' texts for operators are in schemas/tables.en.json and schemas/tables.ko.json: the tables are part of the
 * site's code, which every visitor downloads. Only derived texts are here.
 */
export interface TableRow {
  readonly id: string;
  readonly title?: Partial<Localized>;
  /** Stands after the description of the two files. */
  readonly description?: Localized;
  /** Keywords of the row, if the rows become keys of an object. */
  readonly schema?: SourceSchema;
  /** What the row contributes to an `x-default-from` list; its id when absent. */
  readonly entry?: { readonly id: string };
}

export function rowsOf(table: string): readonly TableRow[] {
  const rows = tables[table]?.rows;
  if (!rows) throw new Error(`There is no table "${table}": see scripts/schemas/tables.ts.`);
  return rows;
}

const languageNames = {
  en: new Intl.DisplayNames("en", { type: "language" }),
  ko: new Intl.DisplayNames("ko", { type: "language" }),
};

const product = (file: string): string => `@livery/product/${file}.ts`;

export const tables: Readonly<Record<string, Table>> = {
  calls: {
    // By their names: which of them screens send already changes often, and changes nothing for a brand.
    rows: allCalls
      .map(({ id, requirement, path }) => ({
        id,
        title: { en: id, ko: id },
        description: {
          en: `Path of the call of ${requirement}. Without it, ${path}.`,
          ko: `${requirement} 호출의 경로입니다. 정하지 않으면 ${path}을(를) 씁니다.`,
        },
      }))
      .toSorted((left, right) => (left.id < right.id ? -1 : 1)),
    // A brand does not use the calls itself: it passes their paths on.
    type: "string",
  },
  features: { rows: idsOf(features), type: "FeatureId", module: product("features") },
  homeSections: { rows: idsOf(homeSections), type: "HomeSectionId", module: product("homeSections") },
  gameTypes: { rows: idsOf(gameTypes), type: "GameTypeId", module: product("gameTypes") },
  pointRates: {
    rows: gameTypes.map(({ id }) => pointRateRow(id)),
    type: "GameTypeId",
    module: product("gameTypes"),
    texts: "gameTypes",
  },
  registrationFields: {
    rows: idsOf(registrationFields),
    type: "RegistrationFieldId",
    module: product("registrationFields"),
    texts: "formFields",
  },
  formFields: {
    rows: idsOf([...accountFields, ...registrationFields]),
    type: "FormFieldId",
    module: product("registration"),
  },
  fieldPatterns: {
    rows: fieldPatterns.map(({ id, title }) => ({ id: String(id), title: { en: title } })),
    type: "FieldPatternId",
    module: product("fieldPatterns"),
  },
  languages: {
    rows: languages.map(({ code }) => ({
      id: code,
      title: { en: languageNames.en.of(code) ?? code, ko: languageNames.ko.of(code) ?? code },
    })),
    type: "LanguageCode",
    module: product("languages"),
  },
  memberPages: {
    rows: memberPages.map(({ id, nameKey }) => ({
      id,
      description: { en: `The entry ${nameKey}.`, ko: `${nameKey} 항목입니다.` },
      entry: { id },
    })),
    type: "MemberPageId",
    module: product("memberPages"),
  },
  agentPages: {
    rows: agentPages.map(({ id }) => ({ id, entry: { id } })),
    type: "AgentPageId",
    module: product("agentPages"),
  },
  constants: {
    rows: constants.map(({ id, unit, requirement, value, minimum, maximum }) => ({
      id,
      description: { en: `In ${unit} (${requirement}).`, ko: `단위: ${unitNames[unit]} (${requirement}).` },
      schema: { minimum, maximum, default: value, examples: [maximum] },
    })),
    type: "ConstantId",
    module: product("constants"),
  },
  emblems: {
    rows: idsOf(Object.keys(emblems).map((id) => ({ id }))),
    type: "EmblemId",
    module: "@livery/theme/art/emblems.ts",
  },
  tokens: { rows: tokensOf(plainTokenForms), type: "PlainTokenName", module: "@livery/theme/tokens.ts" },
  colorTokens: { rows: tokensOf(colorTokenForms), type: "ColorTokenName", module: "@livery/theme/tokens.ts" },
};

/** Only the rows of a table. */
function idsOf(rows: readonly { readonly id: string }[]): readonly TableRow[] {
  return rows.map(({ id }) => ({ id }));
}

/** Design tokens that a config may set, each with the form of its text. */
function tokensOf(forms: ReadonlyMap<TokenName, TokenForm>): readonly TableRow[] {
  return [...forms].map(([name, { pattern, expected, examples }]) => ({
    id: name,
    title: { en: name, ko: name },
    description: tokenTexts[name],
    schema: { pattern, examples, "x-expected": expected.en, "x-ko": { "x-expected": expected.ko } },
  }));
}

/** The rate of a game type; only those in the register's table have one unless a brand sets it. */
function pointRateRow(id: string): TableRow {
  const row = pointRates.find(({ gameType }) => gameType === id);
  if (row) {
    return {
      id,
      description: {
        en: `Rate at which stakes on these games earn points (${row.requirement}).`,
        ko: `이 게임의 베팅으로 포인트를 적립하는 비율입니다 (${row.requirement}).`,
      },
      schema: { default: row.rate },
    };
  }
  return {
    id,
    description: {
      en: "Rate at which stakes on these games earn points. Without it, they earn none (PM-015).",
      ko: "이 게임의 베팅으로 포인트를 적립하는 비율입니다. 정하지 않으면 적립하지 않습니다 (PM-015).",
    },
  };
}
