import type { Finding, Tree } from "../lib/checkRule.ts";
import { MONEY_OR_MINUTES, units } from "../schemas/units.ts";

export const name = "number-units";
export const reason =
  "money has one unit, and its type comes from the schema: every number of schemas/platform/ says what it counts (`x-unit`; `none` for a count, a page or a code).";

const schemaFile = /^schemas\/platform\/.*\.schema\.json$/;

/** Fields that the specification's platforms give in whole units (HD-010, LB-024). New fields are in minor units. */
const wholeUnits = ["sumBalance", "minBet"];

interface Schema {
  readonly type?: string | readonly string[];
  readonly "x-unit"?: string;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema;
}

/** What is wrong with the unit of a field; a number that may also be a text or a flag is an id or a code. */
function problemOf(field: string, { type = [], "x-unit": unit, maximum }: Schema): string | undefined {
  const types = [type].flat().filter((one) => one !== "null");
  const isNumber = types.length > 0 && types.every((one) => one === "number" || one === "integer");
  if (!isNumber) return unit === undefined ? undefined : "has a unit and is not a number.";
  if (unit === undefined) return "is a number without x-unit.";
  if (!Object.hasOwn(units, unit) && unit !== MONEY_OR_MINUTES) return `has the unknown unit "${unit}".`;
  if ((unit === "minor" || unit === MONEY_OR_MINUTES) && types.includes("number"))
    return "counts minor units, which are integers.";
  if ((unit === "minor" || unit === MONEY_OR_MINUTES) && maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER)
    return `is money: a bound in minor units is another one in each currency, so it has none but ${Number.MAX_SAFE_INTEGER}; the platform bounds it.`;
  if (unit === "major" && !wholeUnits.includes(field)) return 'is money: say it in minor units ("x-unit": "minor").';
  return undefined;
}

function problemsIn(schema: Schema, field: string): string[] {
  const problem = problemOf(field, schema);
  const named = Object.entries({ ...schema.properties, ...schema.$defs });
  const inner = [schema.items, schema.additionalProperties].filter((child) => child !== undefined);
  return [
    ...(problem === undefined ? [] : [`"${field}" ${problem}`]),
    ...named.flatMap(([key, child]) => problemsIn(child, key)),
    ...inner.flatMap((child) => problemsIn(child, field)),
  ];
}

export function run(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((path) => schemaFile.test(path))
    .flatMap((path) =>
      problemsIn(JSON.parse(tree.read(path)) as Schema, "the value").map((message) => ({ path, message })),
    );
}
