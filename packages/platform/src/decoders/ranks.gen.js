// Generated from schemas/platform/ranks.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/rank"
      }
    }
  },
  "$defs": {
    "rank": {
      "type": "object",
      "required": [
        "level",
        "name",
        "deposit",
        "validBet",
        "benefits",
        "vipService"
      ],
      "properties": {
        "level": {
          "type": "integer"
        },
        "name": {
          "type": "string"
        },
        "deposit": {
          "type": "integer"
        },
        "validBet": {
          "type": "integer"
        },
        "benefits": {
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "vipService": {
          "type": "boolean"
        }
      }
    }
  }
};
