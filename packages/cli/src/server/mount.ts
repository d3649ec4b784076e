import type { RequestHandler } from "./requestHandler.ts";

/** Handles a part of a server's addresses. */
export interface Mount {
  /** Whether it handles a path at a host (from the request's header). */
  takes(path: string, host: string): boolean;
  readonly answer: RequestHandler;
}
