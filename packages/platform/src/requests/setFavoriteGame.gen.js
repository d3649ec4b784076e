// Generated from schemas/platform/requests/setFavoriteGame.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "gameId",
    "favorite"
  ],
  "properties": {
    "gameId": {
      "type": "string",
      "maxLength": 64
    },
    "favorite": {
      "type": "boolean"
    }
  }
};
