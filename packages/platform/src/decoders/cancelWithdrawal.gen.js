// Generated from schemas/platform/cancelWithdrawal.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/withdrawalOrder",
  "$defs": {
    "withdrawalOrder": {
      "type": "object",
      "required": [
        "id",
        "state",
        "amount",
        "fee",
        "card",
        "createdAt",
        "canCancel"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "PENDING",
            "PAYING",
            "CONFIRMING",
            "COMPLETED",
            "CANCELLED",
            "REJECTED"
          ]
        },
        "amount": {
          "type": "integer"
        },
        "fee": {
          "type": "integer"
        },
        "card": {
          "$ref": "#/$defs/bankCard"
        },
        "createdAt": {
          "type": "string"
        },
        "canCancel": {
          "type": "boolean"
        },
        "reason": {
          "type": "string"
        }
      }
    },
    "bankCard": {
      "type": "object",
      "required": [
        "id",
        "kind",
        "bank",
        "lastFour",
        "isDefault"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "enum": [
            "BANK",
            "ADDRESS"
          ]
        },
        "bank": {
          "type": "string"
        },
        "lastFour": {
          "type": "string"
        },
        "holder": {
          "type": "string"
        },
        "isDefault": {
          "type": "boolean"
        },
        "usableFrom": {
          "type": "string"
        }
      }
    }
  }
};
