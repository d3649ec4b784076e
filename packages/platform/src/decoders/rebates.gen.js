// Generated from schemas/platform/rebates.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/rebate"
      }
    }
  },
  "$defs": {
    "rebate": {
      "type": "object",
      "required": [
        "gameType",
        "validBet",
        "rate",
        "amount"
      ],
      "properties": {
        "gameType": {
          "type": "string"
        },
        "validBet": {
          "type": "integer"
        },
        "rate": {
          "type": "number"
        },
        "amount": {
          "type": "integer"
        }
      }
    }
  }
};
