// Generated from schemas/platform/teamTransactions.schema.json by `npm run gen`. Do not edit.

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
        "$ref": "#/$defs/transaction"
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
    "transaction": {
      "type": "object",
      "required": [
        "id",
        "at",
        "kind",
        "amount",
        "balance",
        "state"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "at": {
          "type": "string"
        },
        "account": {
          "type": "string"
        },
        "kind": {
          "type": "string"
        },
        "amount": {
          "type": "integer"
        },
        "balance": {
          "type": "integer"
        },
        "state": {
          "type": "string"
        },
        "remark": {
          "type": "string"
        }
      }
    }
  }
};
