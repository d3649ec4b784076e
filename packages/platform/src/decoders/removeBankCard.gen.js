// Generated from schemas/platform/removeBankCard.schema.json by `npm run gen`. Do not edit.

export const shape = {};
