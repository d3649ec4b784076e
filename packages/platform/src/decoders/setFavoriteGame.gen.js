// Generated from schemas/platform/setFavoriteGame.schema.json by `npm run gen`. Do not edit.

export const shape = {};
