// Generated from schemas/platform/createDownline.schema.json by `npm run gen`. Do not edit.
import type {WireDownlineMember} from "./shared/downlineMember.gen.ts";

/**
 * The response of /wps/relay/MCS2_createDownline (AP-181).
 */
export type CreateDownlineResponse = WireDownlineMember;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<CreateDownlineResponse>;
