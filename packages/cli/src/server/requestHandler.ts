/** Handles a request; `visitor` is the address at the other end of the connection. */
export type RequestHandler = (request: Request, visitor: string) => Response | Promise<Response>;
