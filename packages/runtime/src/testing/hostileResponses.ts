import { exampleOf, resolved, type SchemaNode } from "./exampleResponse.ts";

type Place = readonly (string | number)[];

/** A hostile value for one place of a response. */
export interface HostileChange {
  /** The place as a JSON pointer, and the value in it. */
  readonly what: string;
  readonly at: Place;
  readonly value: unknown;
}

/** A code that no version of the product knows. */
export const UNKNOWN_CODE = "SOMETHING_NEW";

const LONG_TEXT = "가나다라마바사아자차".repeat(500);

const texts: readonly (readonly [what: string, value: unknown])[] = [
  ["a script, as markup and as an address", `javascript:alert(1)//<img src=x onerror="alert(1)"><script>1</script>`],
  ["5,000 characters", LONG_TEXT],
  ["right-to-left overrides", "\u{202E}00.001 \u{202D}שלום"],
  ["an unknown code", UNKNOWN_CODE],
  ["nothing", ""],
];

const times: typeof texts = [
  ["a day before our era", "-000001-01-01T00:00:00.000Z"],
  ["the last day that there is", "+275760-09-13T00:00:00.000Z"],
];

const numbers: typeof texts = [
  ["the largest exact number", Number.MAX_SAFE_INTEGER],
  ["the smallest exact number", Number.MIN_SAFE_INTEGER],
  ["an enormous number", 1e300],
  ["an enormous negative number", -1e300],
];

const smallNumbers: typeof texts = [
  ["a negative number", -12_345],
  ["zero", 0],
];

const fractions: typeof texts = [
  ["a sum of fractions", 0.1 + 0.2],
  ["the least fraction", 5e-324],
];

/** What any field may be instead. */
const wrongTypes: typeof texts = [
  ["null", null],
  ["a list", [[]]],
  ["an object", {}],
];

/** Every place of a value, with its schema. */
function placesIn(reference: SchemaNode, value: unknown, base = reference, at: Place = []): [Place, SchemaNode][] {
  const [node, root] = resolved(reference, base);
  const own: [Place, SchemaNode][] = [[at, node]];
  if (Array.isArray(value))
    return [...own, ...value.flatMap((item, index) => placesIn(node.items ?? {}, item, root, [...at, index]))];
  if (typeof value !== "object" || value === null) return own;
  const { properties = {}, additionalProperties = {} } = node;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, field]) =>
      placesIn(properties[key] ?? additionalProperties, field, root, [...at, key]),
    ),
  ];
}

/** What is put in a place: what its schema allows and nobody expects, and what it does not allow. */
function hostileValues(node: SchemaNode, value: unknown, turn: number): typeof texts {
  const { enum: choices, items } = node;
  const isNext = (_: unknown, index: number) => (index + turn) % 2 === 0;
  const isFraction = [node.type].flat().includes("number");
  const own = choices
    ? [...choices.map((choice) => [String(choice), choice] as const), ["an unknown code", UNKNOWN_CODE] as const]
    : typeof value === "string"
      ? [...texts.filter(isNext), ...(Number.isNaN(Date.parse(value)) ? [] : times)]
      : typeof value === "number"
        ? [...numbers, ...smallNumbers.filter(isNext), ...(isFraction ? fractions.filter(isNext) : [])]
        : typeof value === "boolean"
          ? [[String(!value), !value] as const]
          : items
            ? [["an empty list", []] as const, ["a list of nothing valid", [null, 7, {}, "x"]] as const]
            : [];
  return [...own, ...wrongTypes];
}

function withValue(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  const part = (whole as Readonly<Record<string | number, unknown>>)[key];
  const changed = withValue(part, rest, value);
  return Array.isArray(whole) ? whole.with(key as number, changed) : { ...(whole as object), [key]: changed };
}

/** A response as it arrives with these changes: JSON has no undefined fields. */
export function withChanges(example: unknown, changes: readonly HostileChange[]): unknown {
  const changed = changes.reduce((whole, { at, value }) => withValue(whole, at, value), example);
  return changed === undefined ? null : (JSON.parse(JSON.stringify(changed)) as unknown);
}

/** The hostile values for each place of the example. Some take turns: each place gets every other one. */
export function hostileChanges(schema: SchemaNode): readonly HostileChange[] {
  const example = exampleOf(schema);
  return placesIn(schema, example).flatMap(([at, node], turn) => {
    const found = at.reduce((part, key) => (part as Readonly<Record<string | number, unknown>>)[key], example);
    const values = [["missing", undefined] as const, ...hostileValues(node, found, turn)];
    return values.map(([what, value]) => ({ what: `/${at.join("/")}: ${what}`, at, value }));
  });
}

/** Whether two places are the same, or one contains the other. */
function overlap(one: Place, other: Place): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.every((key, index) => key === long[index]);
}

/** Groups of at most `size` changes in different places; each group passes. */
export function groupedChanges(
  changes: readonly HostileChange[],
  size: number,
  passes: (group: readonly HostileChange[]) => boolean,
): readonly (readonly HostileChange[])[] {
  const groups: HostileChange[][] = [];
  for (const change of changes) {
    const free = groups.find(
      (group) => group.length < size && !group.some(({ at }) => overlap(at, change.at)) && passes([...group, change]),
    );
    if (free) free.push(change);
    else groups.push([change]);
  }
  return groups;
}
