import { type RequestShape, readRequest } from "@livery/platform/requestShape.ts";
import { ApiError } from "./http/apiError.ts";
import type { RequestContext } from "./requestContext.ts";

/** What a call was sent in its body; refuses with the first field that does not fit. */
export function requestOf<Wire>({ body }: RequestContext, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, body, false);
}

/** What a call was sent in its query. */
export function queryOf<Wire>({ query }: RequestContext, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, Object.fromEntries(query), true);
}

function readOrRefuse<Wire>(shape: RequestShape<Wire>, value: unknown, texts: boolean): Wire {
  const read = readRequest(shape, value, { texts });
  if (!read.ok) throw new ApiError("FIELD_INVALID", { field: read.field, rule: read.rule });
  return read.value;
}
