// Generated from schemas/platform/whitelabel.schema.json by `npm run gen`. Do not edit.
import type {SwitchNode} from "./shared/switchNode.gen.ts";

/**
 * The response of /wps/system/whitelabel (AP-003, L91): the tree of switches of this merchant.
 */
export type WhitelabelResponse = SwitchNode;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<WhitelabelResponse>;
