// Generated from schemas/platform/language.schema.json by `npm run gen`. Do not edit.

export const shape = {};
