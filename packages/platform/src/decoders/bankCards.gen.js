// Generated from schemas/platform/bankCards.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/bankCard"
      }
    }
  },
  "$defs": {
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
