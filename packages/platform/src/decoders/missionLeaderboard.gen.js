// Generated from schemas/platform/missionLeaderboard.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "board": {
      "type": "array"
    }
  }
};
