import { type RequestShape, readRequest } from "@livery/platform/requestShape.ts";
import { ApiError } from "./http/apiError.ts";
import type { RequestContext } from "./requestContext.ts";

/** The fields of a call's body; rejects the first one that is not valid. */
export function requestOf<Wire>({ body }: RequestContext, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, body, false);
}

/** The fields of a call's query. */
export function queryOf<Wire>({ query }: RequestContext, shape: RequestShape<Wire>): Wire {
  return readOrRefuse(shape, Object.fromEntries(query), true);
}

function readOrRefuse<Wire>(shape: RequestShape<Wire>, value: unknown, texts: boolean): Wire {
  const read = readRequest(shape, value, { texts });
  if (!read.ok) throw new ApiError("FIELD_INVALID", { field: read.field, rule: read.rule });
  return read.value;
}
