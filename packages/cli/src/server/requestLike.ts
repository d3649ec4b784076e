/**
 * The same request at another address, or with other headers. `new Request` rejects the method TRACE, although Node's
 * server passes such requests on. The method is set by name, so that it is rejected like any other wrong one (AP-072).
 */
export function requestLike(request: Request, { url = request.url, headers }: RequestChange): Request {
  const { method, body, signal } = request;
  if (method === "TRACE") {
    return Object.defineProperty(new Request(url, { headers, signal }), "method", { value: method });
  }
  // A streamed body must declare that the response may start before it ends; only Node's types do not have this option.
  const init = { method, headers, signal, ...(body === null ? {} : { body, duplex: "half" }) };
  return new Request(url, init as RequestInit);
}

interface RequestChange {
  readonly url?: string;
  readonly headers: Headers;
}
