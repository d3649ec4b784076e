import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { agentPages } from "@livery/product/agentPages.ts";
import { constants } from "@livery/product/constants.ts";
import { features } from "@livery/product/features.ts";
import { homeSections } from "@livery/product/homeSections.ts";
import { languages } from "@livery/product/languages.ts";
import { memberPages } from "@livery/product/memberPages.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { emblems } from "@livery/theme/art/emblems.ts";
import type { SourceSchema } from "./sourceSchema.ts";

/** A table whose rows are injected where a schema says `"x-from": "<name>"`, so that no id is typed twice. */
export interface Table {
  readonly rows: readonly TableRow[];
  /** The union of the row's ids and the module that exports it; no module for a type of the language itself. */
  readonly type: string;
  readonly module?: string;
}

export interface TableRow {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  /** Keywords of the row's own, where the rows become keys of an object. */
  readonly schema?: SourceSchema;
  /** What the row contributes to an `x-default-from` list; its id when absent. */
  readonly entry?: { readonly id: string };
}

const languageNames = new Intl.DisplayNames("en", { type: "language" });

export const tables: Readonly<Record<string, Table>> = {
  calls: {
    rows: allCalls.map(({ id, ledger, path }) => ({
      id,
      description: `Path of the call of ${ledger}. Without it, ${path}.`,
    })),
    // A brand knows no calls: it hands on what it says of them.
    type: "string",
  },
  features: { rows: features, type: "FeatureId", module: "@livery/product/features.ts" },
  homeSections: { rows: homeSections, type: "HomeSectionId", module: "@livery/product/homeSections.ts" },
  registrationFields: {
    rows: registrationFields,
    type: "RegistrationFieldId",
    module: "@livery/product/registrationFields.ts",
  },
  languages: {
    rows: languages.map(({ code }) => ({ id: code, title: languageNames.of(code) ?? code })),
    type: "LanguageCode",
    module: "@livery/product/languages.ts",
  },
  memberPages: {
    rows: memberPages.map(({ id, nameKey }) => ({ id, description: `The entry ${nameKey}.`, entry: { id } })),
    type: "MemberPageId",
    module: "@livery/product/memberPages.ts",
  },
  agentPages: {
    rows: agentPages.map(({ id }) => ({ id, entry: { id } })),
    type: "AgentPageId",
    module: "@livery/product/agentPages.ts",
  },
  constants: {
    rows: constants.map((row) => ({
      id: row.id,
      title: row.title,
      description: `${row.description} In ${row.unit} (${row.ledger}).`,
      schema: { minimum: row.minimum, maximum: row.maximum, default: row.value, examples: [row.maximum] },
    })),
    type: "ConstantId",
    module: "@livery/product/constants.ts",
  },
  emblems: {
    rows: Object.keys(emblems).map((id) => ({ id })),
    type: "EmblemId",
    module: "@livery/theme/art/emblems.ts",
  },
};
