// Generated from schemas/platform/processDividend.schema.json by `npm run gen`. Do not edit.

export const shape = {};
