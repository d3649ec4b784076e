// Generated from schemas/platform/pointRewards.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list",
    "pageNo",
    "totalPages",
    "total"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "type",
          "name",
          "image",
          "points",
          "worth",
          "amount"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "type": {
            "type": "string",
            "enum": [
              "GIFT",
              "BONUS"
            ]
          },
          "name": {
            "type": "string"
          },
          "image": {
            "type": "string"
          },
          "points": {
            "type": "integer"
          },
          "worth": {
            "type": "integer"
          },
          "amount": {
            "type": "integer"
          },
          "stock": {
            "type": "integer"
          }
        }
      }
    },
    "deposited": {
      "type": "integer"
    },
    "pageNo": {
      "type": "integer"
    },
    "totalPages": {
      "type": "integer"
    },
    "total": {
      "type": "integer"
    }
  }
};
