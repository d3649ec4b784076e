// Generated from schemas/platform/transferFunds.schema.json by `npm run gen`. Do not edit.

export const shape = {};
