import type { RequestHandler } from "./requestHandler.ts";

/** Something that answers a part of a server's addresses. */
export interface Mount {
  /** Whether a path at a host, as a request's header names it, belongs to it. */
  takes(path: string, host: string): boolean;
  readonly answer: RequestHandler;
}
