// Generated from schemas/platform/requests/rooms.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/GLS2_roomList (AP-032).
 */
export interface RoomsRequest {
  /**
   * Only this provider.
   */
  vassalage?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<RoomsRequest>;
