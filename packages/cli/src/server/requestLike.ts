/**
 * The same request at another address, or with other headers. `new Request` makes none with the method TRACE, though
 * Node's server hands such requests over: it keeps its method by name, so that it is refused like any other wrong one
 * (AP-072).
 */
export function requestLike(request: Request, { url = request.url, headers }: RequestChange): Request {
  const { method, body, signal } = request;
  if (method === "TRACE") {
    return Object.defineProperty(new Request(url, { headers, signal }), "method", { value: method });
  }
  // A stream as body needs to say that the answer may begin before it ends; only Node's types do not know it.
  const init = { method, headers, signal, ...(body === null ? {} : { body, duplex: "half" }) };
  return new Request(url, init as RequestInit);
}

interface RequestChange {
  readonly url?: string;
  readonly headers: Headers;
}
