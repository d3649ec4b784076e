// Generated from schemas/platform/removeAffiliateLink.schema.json by `npm run gen`. Do not edit.

export const shape = {};
