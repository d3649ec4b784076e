// Generated from schemas/platform/pointRewards.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "rewards"
  ],
  "properties": {
    "rewards": {
      "type": "array",
      "items": {
        "type": "object"
      }
    }
  }
};
