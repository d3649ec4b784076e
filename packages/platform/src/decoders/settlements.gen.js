// Generated from schemas/platform/settlements.schema.json by `npm run gen`. Do not edit.

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
        "$ref": "#/$defs/settlement"
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
    "settlement": {
      "type": "object",
      "required": [
        "id",
        "kind",
        "account",
        "own",
        "from",
        "to",
        "amount",
        "state"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "kind": {
          "type": "string",
          "enum": [
            "dividend",
            "daily",
            "hourly",
            "realTime"
          ]
        },
        "account": {
          "type": "string"
        },
        "own": {
          "type": "boolean"
        },
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        },
        "amount": {
          "type": "integer"
        },
        "state": {
          "type": "string",
          "enum": [
            "OPEN",
            "PAID"
          ]
        },
        "shares": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/contractShare"
          }
        }
      }
    },
    "contractShare": {
      "type": "object",
      "required": [
        "of",
        "base",
        "rate"
      ],
      "properties": {
        "of": {
          "type": "string",
          "enum": [
            "loss",
            "bets",
            "lostBets",
            "otherBets"
          ]
        },
        "base": {
          "type": "integer"
        },
        "rate": {
          "type": "number"
        }
      }
    }
  }
};
