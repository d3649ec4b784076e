// Generated from schemas/platform/favoriteGameIds.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "array",
  "items": {
    "type": [
      "string",
      "integer"
    ]
  }
};
