/**
 * The simulator drops a response: the server closes the connection without sending anything. A client in the same
 * process sees the error that `fetch` throws without a response.
 */
export class ConnectionDropped extends TypeError {
  constructor() {
    super("fetch failed");
  }
}
