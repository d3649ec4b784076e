// Generated from schemas/platform/personalProfit.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "total",
    "gameTypes"
  ],
  "properties": {
    "total": {
      "$ref": "#/$defs/moneySums"
    },
    "gameTypes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "gameType",
          "validBet",
          "payout",
          "rebate",
          "net"
        ],
        "properties": {
          "gameType": {
            "type": "string"
          },
          "validBet": {
            "type": "integer"
          },
          "payout": {
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
