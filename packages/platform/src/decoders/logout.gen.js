// Generated from schemas/platform/logout.schema.json by `npm run gen`. Do not edit.

export const shape = {};
