// Generated from schemas/platform/transfers.schema.json by `npm run gen`. Do not edit.

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
        "$ref": "#/$defs/transfer"
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
