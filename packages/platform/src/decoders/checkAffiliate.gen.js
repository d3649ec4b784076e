// Generated from schemas/platform/checkAffiliate.schema.json by `npm run gen`. Do not edit.

export const shape = {};
