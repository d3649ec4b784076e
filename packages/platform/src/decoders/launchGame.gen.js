// Generated from schemas/platform/launchGame.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "game_url": {
      "type": "string"
    },
    "game_url2": {
      "type": "string"
    }
  }
};
