// Generated from schemas/platform/pointTransactions.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "transactions",
    "points",
    "pageNo",
    "totalPages",
    "total"
  ],
  "properties": {
    "transactions": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/transaction"
      }
    },
    "points": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/pointMovement"
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
    "pointMovement": {
      "type": "object",
      "required": [
        "id",
        "at",
        "type",
        "points",
        "balance"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "at": {
          "type": "string"
        },
        "type": {
          "type": "string",
          "enum": [
            "LIVE",
            "LOTTERY",
            "PVP",
            "RNG",
            "SPORTS",
            "REDEEM",
            "DEPOSIT"
          ]
        },
        "points": {
          "type": "number"
        },
        "balance": {
          "type": "number"
        }
      }
    },
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
