// Generated from schemas/platform/rankProgress.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "rank",
    "deposit",
    "validBet"
  ],
  "properties": {
    "rank": {
      "$ref": "#/$defs/rank"
    },
    "next": {
      "$ref": "#/$defs/rank"
    },
    "deposit": {
      "type": "integer"
    },
    "validBet": {
      "type": "integer"
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
