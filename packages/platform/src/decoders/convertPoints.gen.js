// Generated from schemas/platform/convertPoints.schema.json by `npm run gen`. Do not edit.

export const shape = {};
