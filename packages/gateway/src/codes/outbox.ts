const KEPT_MS = 24 * 3_600_000;
/** Beyond this number the oldest messages are dropped. */
const MOST = 1000;

/**
 * A message that would be sent by SMS or mail. This platform sends nothing: developers and tests read messages here.
 */
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
  /**
   * Sends a message. Call it after the transaction that created the code, so that a code that was not stored is not
   * sent.
   */
  post(message: Message): void;
  /** The messages of the last day, oldest first. */
  messages(): readonly SentMessage[];
}

/**
 * Keeps messages in memory only: they contain codes in clear, and the data file and its backups must not let anybody
 * log in.
 */
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
