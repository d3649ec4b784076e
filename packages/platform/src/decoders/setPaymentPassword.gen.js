// Generated from schemas/platform/setPaymentPassword.schema.json by `npm run gen`. Do not edit.

export const shape = {};
