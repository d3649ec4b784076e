const KEPT_MS = 24 * 3_600_000;
/** Whatever goes on; beyond it the oldest messages are dropped. */
const MOST = 1000;

/** Something that would go out by SMS or mail. On this platform nothing does: who develops or tests reads it here. */
export interface Message {
  readonly merchant: string;
  readonly kind: "sms" | "mail";
  readonly recipient: string;
  /** In the visitor's language. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SentMessage extends Message {
  readonly id: number;
}

export interface Outbox {
  /** Sends a message. To be called after the transaction that made its code: what was not written is not sent. */
  post(message: Message): void;
  /** What was sent in the last day, the oldest first. */
  messages(): readonly SentMessage[];
}

/** In memory alone: messages hold codes in clear, and the data file and its backups must log nobody in. */
export function createOutbox(): Outbox {
  let sent: readonly SentMessage[] = [];
  let id = 0;
  return {
    post(message) {
      id += 1;
      const fresh = sent.filter(({ at }) => at > message.at - KEPT_MS);
      sent = [...fresh, { id, ...message }].slice(-MOST);
    },
    messages: () => sent,
  };
}
