// Generated from schemas/platform/shared/openSession.schema.json by `npm run gen`. Do not edit.

/**
 * A session of a member that has not ended (AP-109).
 */
export interface WireOpenSession {
  /**
   * Its id, which is not its token.
   */
  id: string;
  /**
   * When it began, ISO 8601.
   */
  startedAt: string;
  /**
   * When it was last used, ISO 8601, to the minute.
   */
  lastUsedAt: string;
  /**
   * The start of the address that it began from. Absent if that is unknown.
   */
  address?: string;
  /**
   * Whether it is the session of this request.
   */
  current: boolean;
}
