// Generated from schemas/platform/claimRaffle.schema.json by `npm run gen`. Do not edit.

export const shape = {};
