// Generated from schemas/platform/rewards.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list",
    "pageNo",
    "totalPages",
    "total",
    "available"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/reward"
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
    },
    "available": {
      "type": "integer"
    }
  },
  "$defs": {
    "reward": {
      "type": "object",
      "required": [
        "id",
        "title",
        "condition",
        "amount",
        "state"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "title": {
          "type": "string"
        },
        "image": {
          "type": "string"
        },
        "condition": {
          "type": "string"
        },
        "amount": {
          "type": "integer"
        },
        "state": {
          "type": "string"
        },
        "reason": {
          "type": "string"
        },
        "raffle": {
          "type": "boolean"
        },
        "expiresAt": {
          "type": "string"
        }
      }
    }
  }
};
