// Generated from schemas/platform/redeemedPoints.schema.json by `npm run gen`. Do not edit.

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
        "$ref": "#/$defs/redemption"
      }
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
  },
  "$defs": {
    "redemption": {
      "type": "object",
      "required": [
        "id",
        "at",
        "type",
        "reward",
        "name",
        "quantity",
        "points",
        "amount",
        "status"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "at": {
          "type": "string"
        },
        "type": {
          "type": "string",
          "enum": [
            "GIFT",
            "BONUS"
          ]
        },
        "reward": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "quantity": {
          "type": "integer"
        },
        "points": {
          "type": "number"
        },
        "amount": {
          "type": "integer"
        },
        "status": {
          "type": "string"
        },
        "remark": {
          "type": "string"
        }
      }
    }
  }
};
