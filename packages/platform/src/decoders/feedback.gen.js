// Generated from schemas/platform/feedback.schema.json by `npm run gen`. Do not edit.

export const shape = {};
