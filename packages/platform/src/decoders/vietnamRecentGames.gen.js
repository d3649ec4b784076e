// Generated from schemas/platform/vietnamRecentGames.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "gameMenus"
  ],
  "properties": {
    "gameMenus": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "gameGroupCode",
          "labelName"
        ],
        "properties": {
          "gameGroupCode": {
            "type": "string"
          },
          "labelName": {
            "type": "string"
          }
        }
      }
    }
  }
};
