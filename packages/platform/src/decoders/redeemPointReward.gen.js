// Generated from schemas/platform/redeemPointReward.schema.json by `npm run gen`. Do not edit.

export const shape = {};
