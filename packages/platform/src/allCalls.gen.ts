// Generated from packages/platform/src/calls by `npm run gen`. Do not edit.
import { systemStatus } from "./calls/systemStatus.ts";

export const allCalls = [systemStatus] as const;
