import { type RequestShape, readRequest } from "@livery/platform/requestShape.ts";
import { Refusal } from "./http/refusal.ts";
import type { Visit } from "./visit.ts";

/** What a call was sent in its body; refuses with the first field that does not fit. */
export function requestOf<Wire>({ body }: Visit, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, body, false);
}

/** What a call was sent in its query. */
export function queryOf<Wire>({ query }: Visit, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, Object.fromEntries(query), true);
}

function readOrRefuse<Wire>(shape: RequestShape<Wire>, value: unknown, texts: boolean): Wire {
  const read = readRequest(shape, value, { texts });
  if (!read.ok) throw new Refusal("FIELD_INVALID", { field: read.field, rule: read.rule });
  return read.value;
}
