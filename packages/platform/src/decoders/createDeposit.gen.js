// Generated from schemas/platform/createDeposit.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/depositOrder",
  "$defs": {
    "depositOrder": {
      "type": "object",
      "required": [
        "id",
        "state",
        "method",
        "amount",
        "createdAt"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "CREATED",
            "PAID",
            "COMPLETED",
            "CANCELLED",
            "EXPIRED",
            "REJECTED"
          ]
        },
        "method": {
          "type": "string"
        },
        "amount": {
          "type": "integer"
        },
        "bonus": {
          "type": "string"
        },
        "createdAt": {
          "type": "string"
        },
        "expiresAt": {
          "type": "string"
        },
        "payTo": {
          "type": "object",
          "properties": {
            "bank": {
              "type": "string"
            },
            "holder": {
              "type": "string"
            },
            "account": {
              "type": "string"
            },
            "address": {
              "type": "string"
            },
            "reference": {
              "type": "string"
            }
          }
        },
        "reason": {
          "type": "string"
        }
      }
    }
  }
};
