// Generated from schemas/platform/availablePromotions.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "count",
    "list"
  ],
  "properties": {
    "count": {
      "type": "integer"
    },
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "state"
        ],
        "properties": {
          "id": {
            "type": [
              "string",
              "integer"
            ]
          },
          "state": {
            "type": "string"
          }
        }
      }
    }
  }
};
