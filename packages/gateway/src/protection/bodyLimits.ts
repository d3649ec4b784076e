import type { RequestShape } from "@livery/platform/requestShape.ts";
import { requestShapes } from "@livery/platform/requestShapes.gen.ts";
import type { SchemaRules } from "@livery/product/schemaRules.ts";

/** The bytes of a body without files: more than all fields of any call at their longest. */
export const LARGEST_TEXT = 64 * 1024;

/** No call nests its fields deeper than a few levels. */
export const DEEPEST = 32;

/** Fields that a call does not name are ignored, but each costs something: so many more values than it names. */
const UNNAMED = 256;

const shapes: Readonly<Record<string, RequestShape<unknown>>> = requestShapes;

/** The values of a request in which every field is there and every list is full. A file is none: it is not in the JSON. */
function mostNamed({ properties, items, maxItems = 0, contentMediaType }: SchemaRules): number {
  if (contentMediaType !== undefined) return 0;
  if (items) return 1 + maxItems * mostNamed(items);
  return Object.values(properties ?? {}).reduce((sum, field) => sum + mostNamed(field), 1);
}

const known = new Map<string, number>();

/** How many values the body of a call may have, of all levels: what its request's schema holds, and some more. */
export function mostValues(callId: string): number {
  const most = known.get(callId) ?? UNNAMED + mostNamed(shapes[callId] ?? {});
  known.set(callId, most);
  return most;
}
