// Generated from schemas/platform/convertPoints.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "amount",
    "points"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "amount": {
      "type": "integer"
    },
    "points": {
      "type": "number"
    }
  }
};
