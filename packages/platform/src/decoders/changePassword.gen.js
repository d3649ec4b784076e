// Generated from schemas/platform/changePassword.schema.json by `npm run gen`. Do not edit.

export const shape = {};
