// Generated from schemas/platform/teamProfit.schema.json by `npm run gen`. Do not edit.

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
        "type": "object",
        "required": [
          "account",
          "sums"
        ],
        "properties": {
          "account": {
            "type": "string"
          },
          "type": {
            "type": "string"
          },
          "sums": {
            "$ref": "#/$defs/moneySums"
          }
        }
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
      "$ref": "#/$defs/moneySums"
    }
  },
  "$defs": {
    "moneySums": {
      "type": "object",
      "required": [
        "deposit",
        "withdrawal",
        "validBet",
        "payout",
        "bonus",
        "net"
      ],
      "properties": {
        "deposit": {
          "type": "integer"
        },
        "withdrawal": {
          "type": "integer"
        },
        "validBet": {
          "type": "integer"
        },
        "payout": {
          "type": "integer"
        },
        "bonus": {
          "type": "integer"
        },
        "rebate": {
          "type": "integer"
        },
        "net": {
          "type": "integer"
        }
      }
    }
  }
};
