// Generated from schemas/platform/shared/chatMessage.schema.json by `npm run gen`. Do not edit.

/**
 * A message of a chat room (AP-151).
 */
export interface WireChatMessage {
  /**
   * Its id.
   */
  id: string;
  /**
   * Id of the room.
   */
  room: string;
  /**
   * Masked account or nickname.
   */
  author: string;
  /**
   * Whether the member wrote it.
   */
  own: boolean;
  /**
   * Plain text.
   */
  text: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
}
