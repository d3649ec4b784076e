// Generated from schemas/platform/transferUpline.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/transfer",
  "$defs": {
    "transfer": {
      "type": "object",
      "required": [
        "id",
        "kind",
        "amount",
        "from",
        "to",
        "at"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "enum": [
            "UP",
            "DOWN",
            "RECEIVED",
            "WALLET"
          ]
        },
        "amount": {
          "type": "integer"
        },
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        },
        "remark": {
          "type": "string"
        },
        "at": {
          "type": "string"
        },
        "balance": {
          "type": "integer"
        }
      }
    }
  }
};
