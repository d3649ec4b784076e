// Generated from schemas/platform/pointConfig.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "rates",
    "depositRate",
    "per",
    "points",
    "worth",
    "minimum",
    "maximum",
    "step"
  ],
  "properties": {
    "rates": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "gameType",
          "rate"
        ],
        "properties": {
          "gameType": {
            "type": "string"
          },
          "rate": {
            "type": "number"
          }
        }
      }
    },
    "depositRate": {
      "type": "number"
    },
    "per": {
      "type": "integer"
    },
    "points": {
      "type": "integer"
    },
    "worth": {
      "type": "integer"
    },
    "minimum": {
      "type": "integer"
    },
    "maximum": {
      "type": "integer"
    },
    "step": {
      "type": "integer"
    }
  }
};
