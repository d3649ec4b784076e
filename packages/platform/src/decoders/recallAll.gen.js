// Generated from schemas/platform/recallAll.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "moved",
    "balance",
    "wallets"
  ],
  "properties": {
    "moved": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "vendor",
          "amount"
        ],
        "properties": {
          "vendor": {
            "type": "string"
          },
          "amount": {
            "type": "integer"
          }
        }
      }
    },
    "balance": {
      "type": "integer"
    },
    "wallets": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/vendorWallet"
      }
    }
  },
  "$defs": {
    "vendorWallet": {
      "type": "object",
      "required": [
        "vendor",
        "balance",
        "state"
      ],
      "properties": {
        "vendor": {
          "type": "string"
        },
        "name": {
          "type": "string"
        },
        "balance": {
          "type": "integer"
        },
        "state": {
          "type": "string",
          "enum": [
            "OPEN",
            "MAINTENANCE"
          ]
        }
      }
    }
  }
};
