// Generated from schemas/platform/vendorWallets.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
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
