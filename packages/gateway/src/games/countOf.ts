import { ApiError } from "../http/apiError.ts";

const MOST = 500;

/** The number of entries that a request asks for, at most 500. */
export function countOf(query: URLSearchParams, usual: number): number {
  const text = query.get("count");
  if (text === null || text === "") return usual;
  if (!/^\d{1,9}$/u.test(text)) throw new ApiError("BAD_REQUEST");
  return Math.min(Number(text), MOST);
}
