// Generated from schemas/platform/excludeSelf.schema.json by `npm run gen`. Do not edit.
import type {WirePlayBreak} from "./shared/playBreak.gen.ts";

/**
 * The response of /wps/responsible/exclusion (AP-163).
 */
export type ExcludeSelfResponse = WirePlayBreak;

import type { Shape } from "../shape.ts";
export declare const shape: Shape<ExcludeSelfResponse>;
