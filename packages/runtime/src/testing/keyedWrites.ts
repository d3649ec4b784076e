import type { Call } from "@livery/platform/call.ts";
// oxlint-disable-next-line no-restricted-imports -- only tests in Node load this file
import { existsSync, readdirSync, readFileSync } from "node:fs";
// oxlint-disable-next-line no-restricted-imports -- the same
import { join, posix } from "node:path";
// oxlint-disable-next-line no-restricted-imports -- the same
import { runInThisContext } from "node:vm";
import type { WriteOptions } from "../kit/writes/sendWrite.ts";
import { importedCalls, runtimeSources, sourceFolder } from "./runtimeSources.ts";

// The writes with an idempotency key that the site sends, each with the options of the place that sends it. Both are read
// from the sources, so that a new write is among them without anybody adding it.

export interface KeyedWrite {
  /** The source that calls `useWrite`. */
  readonly file: string;
  readonly call: Call<object, unknown>;
  readonly options: WriteOptions<object>;
}

/** One call of `useWrite`, as its source has it. */
interface Site {
  readonly file: string;
  readonly call: string;
  readonly options: string;
}

const packages = join(sourceFolder, "../..");
const callsFolder = join(packages, "platform/src/calls");
const sources = new Map(
  [...runtimeSources()].map(([file, text]) => [file, text.replaceAll(/^\s*\/\/.*\n/gm, "")] as const),
);

const keyed: ReadonlySet<string> = new Set(
  readdirSync(callsFolder)
    .filter((file) => /takesIdempotencyKey: true/.test(readFileSync(join(callsFolder, file), "utf8")))
    .map((file) => file.replace(".ts", "")),
);

/** The parts of a list, such as the arguments of a call, up to the bracket that closes it. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let [depth, from, quote] = [0, 0, ""];
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at] ?? ")";
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (/["'`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth += 1;
    else if (depth === 0 && /[,)\]}]/.test(sign)) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
      if (sign !== ",") break;
    } else if (/[)\]}]/.test(sign)) depth -= 1;
  }
  return parts.filter((part) => part !== "");
}

const sites = [...sources].flatMap(([file, text]): readonly Site[] => {
  if (file.startsWith("kit/writes/")) return [];
  return [...text.matchAll(/\b(useWrite|sendWrite)\(/g)].map(({ 0: found, 1: name, index }) => {
    const parts = partsOf(text.slice(index + found.length));
    const [call = "", options = ""] = name === "useWrite" ? parts : [parts[1], parts[3]];
    return { file, call, options };
  });
});

/** The files that a source imports or that import it: one of them may send a call that it passes on. */
function neighboursOf(file: string): readonly string[] {
  const imported = (from: string) =>
    [...(sources.get(from) ?? "").matchAll(/ from "(\.[^"]+)";$/gm)].map(([, path = ""]) =>
      posix.join(posix.dirname(from), path),
    );
  return [...imported(file), ...[...sources.keys()].filter((other) => imported(other).includes(file))];
}

/** Where a source's call is sent: by `useWrite` there, or by one near it that gets its call from elsewhere. */
function sitesOf(file: string, name: string): readonly Site[] {
  const own = sites.filter((site) => site.file === file && site.call === name);
  if (own.length > 0) return own;
  const near = new Set([file, ...neighboursOf(file)]);
  return sites.filter((site) => near.has(site.file) && /^calls?\b/.test(site.call));
}

/** The value of a name in a source: an object written there, or one that it imports. */
async function valueOf(file: string, name: string): Promise<string | object> {
  const text = sources.get(file) ?? "";
  const written = new RegExp(`\\bconst ${name}\\b[^=]*= \\{`).exec(text);
  if (written) return `{${partsOf(text.slice(written.index + written[0].length)).join(", ")}}`;
  const [, path] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "(\\.[^"]+)"`).exec(text) ?? [];
  if (path === undefined) throw new Error(`${file}: the options ${name} are neither written nor imported there.`);
  const { [name]: value } = (await import(join(sourceFolder, posix.dirname(file), path))) as Record<string, object>;
  if (!value) throw new Error(`${file}: ${path} exports no ${name}.`);
  return value;
}

/** The options of a site. What a function remembers may come from the request only: a reload keeps nothing else. */
async function optionsOf({ file, options }: Site): Promise<WriteOptions<object>> {
  const written = /^\w+$/.test(options) ? await valueOf(file, options) : options;
  if (typeof written !== "string") return written as WriteOptions<object>;
  const found = partsOf(written.slice(1)).map((part) => /^(invalidates|remembers|scope)\b(?:: ([^]*))?$/.exec(part));
  if (found.includes(null)) throw new Error(`${file}: the options ${written} cannot be read from the source.`);
  const fields = Object.fromEntries(found.flatMap((part) => (part ? [[part[1], part[2] ?? part[1]]] : [])));
  const { scope, remembers } = fields as Readonly<Record<string, string | undefined>>;
  return {
    invalidates: [],
    // The expression in place of its value, which is the same after a reload.
    scope,
    remembers:
      remembers === undefined ? undefined : (runInThisContext(`(${remembers})`) as (request: object) => object),
  };
}

async function loadCall(id: string): Promise<Call<object, unknown>> {
  const { [id]: call } = (await import(join(callsFolder, `${id}.ts`))) as Record<string, Call<object, unknown>>;
  if (!call) throw new Error(`calls/${id}.ts exports no ${id}.`);
  return call;
}

/** Whether a source does more with a call than read what it says of itself, as in `updateProfile.changesIdentity`. */
function passesOn(text: string, name: string): boolean {
  const [, ...uses] = text.match(new RegExp(`\\b${name}\\b(?!\\.)`, "g")) ?? [];
  return uses.length > 0;
}

/** Whether a call is only asked what would happen, which changes nothing (AP-192). */
function isOnlyPreviewed(name: string): boolean {
  const asked = new RegExp(`\\buseCall\\(${name}, \\{[^}]*\\bpreview: true`);
  return [...sources.values()].some((text) => asked.test(text)) && !sites.some(({ call }) => call === name);
}

/** Each keyed call with every place that sends it. Throws if a source imports one and nothing sends it. */
export async function keyedWrites(): Promise<readonly KeyedWrite[]> {
  const found = [...sources].flatMap(([file, text]) =>
    importedCalls(text)
      .filter(({ id, name }) => keyed.has(id) && passesOn(text, name) && !isOnlyPreviewed(name))
      .flatMap(({ id, name }) => {
        const by = sitesOf(file, name);
        if (by.length === 0) throw new Error(`${file} imports ${id}, and no useWrite near it sends it.`);
        return by.map((site) => [`${id} ${site.file} ${site.options}`, { id, site }] as const);
      }),
  );
  return await Promise.all(
    [...new Map(found).values()].map(async ({ id, site }) => {
      return { file: site.file, call: await loadCall(id), options: await optionsOf(site) };
    }),
  );
}

/** The calls that move money, now or later: those that the platform's money test plans as such. */
export const moneyCalls: ReadonlySet<string> = new Set(
  [
    ...readFileSync(join(packages, "gateway/src/testing/moneyHarness/mix/moneyPlans.ts"), "utf8").matchAll(
      /^ {2}(\w+): \{/gm,
    ),
  ].map(([, id = ""]) => id),
);

/** Fields of a request that this place does not send. */
const unsent: Readonly<Record<string, readonly string[]>> = {
  "member/panes/withdraw/PartAnswer.tsx confirmWithdrawal": ["proof", "remark"],
};

export function placeOf({ file, call }: KeyedWrite): string {
  return `${file} ${call.id}`;
}

/** Whether a field of a request must not be stored (ST-023). */
export function isSecret(field: string): boolean {
  return /password/i.test(field);
}

interface FieldSchema {
  readonly type?: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly items?: FieldSchema;
  readonly contentMediaType?: string;
}

function exampleOf({ type, examples, enum: values, items, contentMediaType }: FieldSchema): unknown {
  if (contentMediaType !== undefined) return new Blob(["picture"]);
  if (items) return [exampleOf(items)];
  const samples: Readonly<Record<string, unknown>> = { integer: 7, number: 7, boolean: true };
  return examples?.[0] ?? values?.[0] ?? samples[type ?? ""] ?? "text";
}

/** A request by its schema, with all the fields that its place may send. */
export function requestOf(write: KeyedWrite): Readonly<Record<string, unknown>> {
  const file = join(packages, `../schemas/platform/requests/${write.call.id}.schema.json`);
  if (!existsSync(file)) return {};
  const { properties } = JSON.parse(readFileSync(file, "utf8")) as { properties: Record<string, FieldSchema> };
  const sent = Object.entries(properties).filter(([field]) => unsent[placeOf(write)]?.includes(field) !== true);
  return Object.fromEntries(
    sent.map(([field, schema]) => [field, isSecret(field) ? `the ${field}` : exampleOf(schema)]),
  );
}
