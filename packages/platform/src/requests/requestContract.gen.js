// Generated from schemas/platform/requests/requestContract.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "action"
  ],
  "properties": {
    "action": {
      "type": "string",
      "enum": [
        "NEW",
        "TERMINATE"
      ]
    },
    "kind": {
      "type": "string",
      "enum": [
        "dividend",
        "daily",
        "hourly",
        "realTime"
      ]
    },
    "account": {
      "type": "string",
      "maxLength": 64,
      "minLength": 1
    },
    "terms": {
      "type": "object",
      "properties": {
        "period": {
          "type": "string",
          "enum": [
            "D",
            "W",
            "H",
            "M"
          ]
        },
        "rate": {
          "type": "number",
          "minimum": 0,
          "maximum": 100
        },
        "periodValidBet": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "periodProfitLoss": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "activeMembers": {
          "type": "integer",
          "minimum": 0,
          "maximum": 1000000
        },
        "betAmount": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "profitRate": {
          "type": "number",
          "minimum": 0,
          "maximum": 100
        },
        "lossRate": {
          "type": "number",
          "minimum": 0,
          "maximum": 100
        },
        "singleBet": {
          "type": "integer",
          "minimum": 0,
          "maximum": 9007199254740991
        },
        "endsAt": {
          "type": "string",
          "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
        }
      }
    },
    "id": {
      "type": "string",
      "maxLength": 64,
      "minLength": 1
    }
  }
};
