// Generated from schemas/platform/bet.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "bet",
    "rounds"
  ],
  "properties": {
    "bet": {
      "$ref": "#/$defs/bet"
    },
    "rounds": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "at",
          "stake",
          "payout"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "stake": {
            "type": "integer"
          },
          "payout": {
            "type": "integer"
          },
          "result": {
            "type": "string"
          }
        }
      }
    }
  },
  "$defs": {
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
