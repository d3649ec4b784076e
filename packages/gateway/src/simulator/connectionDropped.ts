/**
 * The simulator lets an answer get lost: whoever serves the platform closes the connection without a word. To a client in
 * the same process it is what `fetch` throws where no answer comes.
 */
export class ConnectionDropped extends TypeError {
  constructor() {
    super("fetch failed");
  }
}
