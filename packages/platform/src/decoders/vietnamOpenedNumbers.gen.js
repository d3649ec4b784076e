// Generated from schemas/platform/vietnamOpenedNumbers.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "numbers"
  ],
  "properties": {
    "numbers": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/draw"
      }
    }
  },
  "$defs": {
    "draw": {
      "type": "object",
      "required": [
        "gameCode",
        "gameName",
        "numero",
        "openedNumbers",
        "timestamp"
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
        "numero": {
          "type": "string"
        },
        "openedNumbers": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "timestamp": {
          "type": "integer"
        }
      }
    }
  }
};
