// Generated from schemas/platform/availablePromotions.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "count": {
      "type": "integer"
    },
    "list": {
      "type": "array",
      "items": {
        "type": "object"
      }
    }
  }
};
