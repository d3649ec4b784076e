// Generated from schemas/platform/popularLotteries.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "games"
  ],
  "properties": {
    "games": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/lottery"
      }
    }
  },
  "$defs": {
    "lottery": {
      "type": "object",
      "required": [
        "gameCode",
        "gameName",
        "gameType"
      ],
      "properties": {
        "gameCode": {
          "type": "string"
        },
        "gameName": {
          "type": "string"
        },
        "gameType": {
          "type": "string"
        },
        "vassalage": {
          "type": "string"
        },
        "drawInterval": {
          "type": "integer"
        },
        "secondsToDraw": {
          "type": "integer"
        },
        "numero": {
          "type": "string"
        },
        "openedNumbers": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "defaultPlayType": {
          "type": "string"
        }
      }
    }
  }
};
