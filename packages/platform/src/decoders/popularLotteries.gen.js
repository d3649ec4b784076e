// Generated from schemas/platform/popularLotteries.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "games"
  ],
  "properties": {
    "games": {
      "type": "array",
      "items": {
        "type": "object"
      }
    }
  }
};
