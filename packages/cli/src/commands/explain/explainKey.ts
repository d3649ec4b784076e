import { describeSchema } from "@livery/brand/check/describeSchema.ts";
import { toPointer } from "@livery/brand/jsonPointer.ts";
import { recordReaders } from "@livery/brand/recordReaders.ts";
import { placeIn, saidBy } from "@livery/brand/resolve/layer.ts";
import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { rules } from "@livery/brand/rules/rules.ts";
import type { CompiledWorkspace } from "@livery/pack/compileWorkspace.ts";
import type { PackRuntime } from "@livery/pack/renderPack.ts";
import { switchDeciders } from "../../switchDeciders.ts";
import type { Explanation, Reader, SaidValue } from "./explanation.ts";
import { explainToken, tokenOf } from "./explainToken.ts";
import { findChanges } from "./findChanges.ts";
import { type ConfigKey, keyName } from "./findKey.ts";
import { valueAt } from "./valueAt.ts";

interface Explained {
  readonly brand: ResolvedBrand;
  /** Its folder and those of the brands that it extends; the others do not affect its values. */
  readonly family: Pick<CompiledWorkspace, "sources" | "compile">;
  /** Switches that compliance rules fix. */
  readonly locked: readonly string[];
  readonly runtime: () => Promise<PackRuntime>;
}

/** Everything about one key of a brand. Compiles the brand again, to find the key's readers and what depends on it. */
export async function explainKey({ path, schema }: ConfigKey, explained: Explained): Promise<Explanation> {
  const { brand } = explained;
  const pointer = toPointer(path);
  const value = valueAt(brand.config, path);
  const token = tokenOf(path);
  const decides = decidesAbout(path, schema["x-override"], explained.locked);
  return {
    key: keyName(path),
    pointer,
    title: schema.title ?? keyName(path),
    description: schema.description ?? "",
    kind: describeSchema(schema),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...(value === undefined ? {} : { value }),
    origin: brand.origin(pointer),
    said: saidOf(brand, path),
    ...(decides === undefined ? {} : { decides }),
    readers: readersOf(pointer, explained),
    ...(token === undefined ? {} : { token: explainToken(token, brand) }),
    changes: await findChanges({ path, schema }, value, explained),
  };
}

function saidOf({ layers }: ResolvedBrand, path: readonly string[]): SaidValue[] {
  return layers.flatMap((layer) => {
    const { depth } = saidBy(layer, path);
    if (depth < path.length) return [];
    return [{ brand: layer.brand, value: valueAt(layer.value, path) ?? null, ...placeIn(layer, path) }];
  });
}

function decidesAbout(
  path: readonly string[],
  contract: keyof typeof switchDeciders | undefined,
  locked: readonly string[],
): string | undefined {
  if (contract === undefined) return undefined;
  if (locked.includes(path.at(-1) ?? "")) return "a compliance pack locks it, and the platform cannot change it.";
  return switchDeciders[contract].en;
}

function readersOf(pointer: string, { brand, family }: Explained): Reader[] {
  const record = recordReaders(brand.source.id);
  family.compile(family.sources, record.observe);
  return record.readersOf(pointer).map((name) => {
    const rule = rules.find(({ code }) => name === `rule ${code}`);
    return { name, ...(rule ? { title: rule.title.en } : {}) };
  });
}
