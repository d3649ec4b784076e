// Generated from schemas/platform/requestPasswordMail.schema.json by `npm run gen`. Do not edit.

export const shape = {};
