// Generated from schemas/platform/createDownline.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/downlineMember",
  "$defs": {
    "downlineMember": {
      "type": "object",
      "required": [
        "account",
        "level",
        "type",
        "balance",
        "rate",
        "state",
        "createdAt"
      ],
      "properties": {
        "account": {
          "type": "string"
        },
        "level": {
          "type": "integer"
        },
        "type": {
          "type": "string"
        },
        "balance": {
          "type": "integer"
        },
        "rate": {
          "type": "number"
        },
        "lastLogin": {
          "type": "string"
        },
        "state": {
          "type": "string",
          "enum": [
            "ACTIVE",
            "LOCKED"
          ]
        },
        "createdAt": {
          "type": "string"
        }
      }
    }
  }
};
