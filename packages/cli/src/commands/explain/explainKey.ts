import { describeSchema } from "@livery/brand/check/describeSchema.ts";
import type { AppliedRule } from "@livery/brand/compliance/brandCompliance.ts";
import { toPointer } from "@livery/brand/jsonPointer.ts";
import { recordReaders } from "@livery/brand/recordReaders.ts";
import { placeIn, saidBy } from "@livery/brand/resolve/layer.ts";
import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { rules } from "@livery/brand/rules/rules.ts";
import type { CompiledWorkspace } from "@livery/pack/compileWorkspace.ts";
import type { PackRuntime } from "@livery/pack/renderPack.ts";
import { whitelabel } from "@livery/platform/calls/whitelabel.ts";
import { switchDeciders } from "../../switchDeciders.ts";
import type { Explanation, Lock, Reader, SaidValue } from "./explanation.ts";
import { explainToken, tokenOf } from "./explainToken.ts";
import { findChanges } from "./findChanges.ts";
import { type ConfigKey, keyName } from "./findKey.ts";
import { lockOf } from "./lockOf.ts";
import { valueAt } from "./valueAt.ts";

interface Explained {
  readonly brand: ResolvedBrand;
  /** Its folder and those of the brands that it extends; the others do not affect its values. */
  readonly family: Pick<CompiledWorkspace, "sources" | "compile">;
  /** The compliance rules in force. */
  readonly rules: readonly AppliedRule[];
  readonly runtime: () => Promise<PackRuntime>;
}

/** Everything about one key of a brand. Compiles the brand again, to find the key's readers and what depends on it. */
export async function explainKey({ path, schema }: ConfigKey, explained: Explained): Promise<Explanation> {
  const { brand } = explained;
  const pointer = toPointer(path);
  const value = valueAt(brand.config, path);
  const token = tokenOf(path);
  const lock = lockOf(path, explained.rules, brand);
  const decides = decidesAbout(schema["x-override"], lock);
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
    ...decides,
    ...(lock && { lock }),
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

/** Who controls a switch, and which call tells the platform's part. */
function decidesAbout(
  contract: keyof typeof switchDeciders | undefined,
  lock: Lock | undefined,
): Pick<Explanation, "decides" | "sent"> {
  if (contract === undefined) return {};
  if (lock) return { decides: "a compliance pack locks it, and the platform cannot change it." };
  const decides = switchDeciders[contract].en;
  return contract === "build" ? { decides } : { decides, sent: `${whitelabel.method} ${whitelabel.path}` };
}

function readersOf(pointer: string, { brand, family }: Explained): Reader[] {
  const record = recordReaders(brand.source.id);
  family.compile(family.sources, record.observe);
  return record.readersOf(pointer).map((name) => {
    const rule = rules.find(({ code }) => name === `rule ${code}`);
    return { name, ...(rule ? { title: rule.title.en } : {}) };
  });
}
