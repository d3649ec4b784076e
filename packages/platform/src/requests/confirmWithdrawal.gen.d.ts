// Generated from schemas/platform/requests/confirmWithdrawal.schema.json by `npm run gen`. Do not edit.

/**
 * The request of /wps/relay/MCSFE_withdrawConfirm (AP-069). Besides these bounds, the brand's own apply to the remark and the pictures (VF-054, VF-056, VF-057).
 */
export interface ConfirmWithdrawalRequest {
  /**
   * The withdrawal.
   */
  id: string;
  /**
   * Whether the part that was sent last has arrived.
   */
  received: boolean;
  /**
   * Pictures that prove that it has not, PNG or JPEG; at least one then.
   *
   * @maxItems 10
   */
  proof?: Blob[];
  /**
   * A remark on a part that has not arrived.
   */
  remark?: string;
}

import type { RequestShape } from "../requestShape.ts";
export declare const shape: RequestShape<ConfirmWithdrawalRequest>;
