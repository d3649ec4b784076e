// Generated from schemas/platform/bets.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list",
    "pageNo",
    "totalPages",
    "total",
    "totals"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/bet"
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
    },
    "totals": {
      "$ref": "#/$defs/betTotals"
    }
  },
  "$defs": {
    "betTotals": {
      "type": "object",
      "required": [
        "stake",
        "validBet",
        "payout",
        "net"
      ],
      "properties": {
        "stake": {
          "type": "integer"
        },
        "validBet": {
          "type": "integer"
        },
        "payout": {
          "type": "integer"
        },
        "net": {
          "type": "integer"
        }
      }
    },
    "bet": {
      "type": "object",
      "required": [
        "id",
        "at",
        "game",
        "gameType",
        "vendor",
        "stake",
        "validBet",
        "payout",
        "net",
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
        "game": {
          "type": "string"
        },
        "gameType": {
          "type": "string"
        },
        "vendor": {
          "type": "string"
        },
        "stake": {
          "type": "integer"
        },
        "validBet": {
          "type": "integer"
        },
        "payout": {
          "type": "integer"
        },
        "net": {
          "type": "integer"
        },
        "state": {
          "type": "string",
          "enum": [
            "OPEN",
            "SETTLED",
            "CANCELLED"
          ]
        }
      }
    }
  }
};
