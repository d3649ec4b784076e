// Generated from schemas/platform/favoriteGames.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "games",
    "pageNum",
    "totalPages"
  ],
  "properties": {
    "games": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/game"
      }
    },
    "pageNum": {
      "type": "integer"
    },
    "totalPages": {
      "type": "integer"
    }
  },
  "$defs": {
    "game": {
      "type": "object",
      "required": [
        "gameId",
        "vassalage",
        "showIcon",
        "gameType"
      ],
      "properties": {
        "gameId": {
          "type": [
            "string",
            "integer"
          ]
        },
        "gameName": {
          "type": "string"
        },
        "nodeName": {
          "type": "string"
        },
        "vassalage": {
          "type": "string"
        },
        "displayName": {
          "type": "string"
        },
        "gameType": {
          "type": "string"
        },
        "gameClassify": {
          "type": "string"
        },
        "showIcon": {
          "type": "string"
        },
        "supportPlay": {
          "type": "integer"
        },
        "isHot": {
          "type": [
            "boolean",
            "integer"
          ]
        },
        "isot": {
          "type": [
            "boolean",
            "integer"
          ]
        },
        "rtp": {
          "type": "number"
        },
        "lineNum": {
          "type": "integer"
        },
        "minBet": {
          "type": "number"
        },
        "playerNum": {
          "type": "integer"
        },
        "maintenance": {
          "type": [
            "boolean",
            "integer"
          ]
        },
        "nodeId": {
          "type": [
            "string",
            "integer"
          ]
        },
        "code": {
          "type": "string"
        },
        "defaultPlayType": {
          "type": "string"
        },
        "accountTypeName": {
          "type": "string"
        },
        "isGame": {
          "type": [
            "string",
            "boolean",
            "integer"
          ]
        }
      }
    }
  }
};
