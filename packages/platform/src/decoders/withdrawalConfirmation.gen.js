// Generated from schemas/platform/withdrawalConfirmation.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/withdrawalConfirmation",
  "$defs": {
    "withdrawalConfirmation": {
      "type": "object",
      "required": [
        "id",
        "state",
        "amount",
        "amountReceived",
        "remainder",
        "parts"
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
        "amountReceived": {
          "type": "integer"
        },
        "remainder": {
          "type": "integer"
        },
        "parts": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "amount",
              "state",
              "sentAt",
              "forcedAt",
              "proofImage"
            ],
            "properties": {
              "amount": {
                "type": "integer"
              },
              "state": {
                "type": "string",
                "enum": [
                  "CONFIRMING",
                  "RECEIVED",
                  "FORCED",
                  "NOT_RECEIVED"
                ]
              },
              "sentAt": {
                "type": "string"
              },
              "forcedAt": {
                "type": "string"
              },
              "proofImage": {
                "type": "string"
              },
              "remark": {
                "type": "string"
              }
            }
          }
        }
      }
    }
  }
};
