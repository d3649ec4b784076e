// Generated from schemas/platform/vietnamRecentGames.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "gameMenus"
  ],
  "properties": {
    "gameMenus": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/lotteryGroup"
      }
    }
  },
  "$defs": {
    "lotteryGroup": {
      "type": "object",
      "required": [
        "gameGroupCode",
        "labelName"
      ],
      "properties": {
        "gameGroupCode": {
          "type": "string"
        },
        "labelName": {
          "type": "string"
        },
        "games": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/lottery"
          }
        }
      }
    },
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
