/** The response to a call with a key, as it is stored and sent again, byte for byte. */
export class StoredResponse {
  readonly status: number;
  readonly body: string;
  /** It was sent before: nothing was done now. */
  readonly isRepeated: boolean;

  constructor(status: number, body: string, isRepeated = false) {
    this.status = status;
    this.body = body;
    this.isRepeated = isRepeated;
  }

  toResponse(): Response {
    const headers = {
      "content-type": "application/json",
      ...(this.isRepeated && { "idempotent-replayed": "true" }),
    };
    return new Response(this.body, { status: this.status, headers });
  }
}
