// Generated from schemas/platform/setAvatar.schema.json by `npm run gen`. Do not edit.

export const shape = {};
