// Generated from schemas/platform/pointBalance.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "points"
  ],
  "properties": {
    "points": {
      "type": "number"
    }
  }
};
