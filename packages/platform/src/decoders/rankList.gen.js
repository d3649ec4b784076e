// Generated from schemas/platform/rankList.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "rankList"
  ],
  "properties": {
    "rankList": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "rank",
          "account",
          "amount"
        ],
        "properties": {
          "rank": {
            "type": "integer"
          },
          "account": {
            "type": "string"
          },
          "avatar": {
            "type": "string"
          },
          "amount": {
            "type": "integer"
          }
        }
      }
    },
    "winnerList": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "account",
          "gameName",
          "amount",
          "timestamp"
        ],
        "properties": {
          "id": {
            "type": [
              "string",
              "integer"
            ]
          },
          "account": {
            "type": "string"
          },
          "gameName": {
            "type": "string"
          },
          "showIcon": {
            "type": "string"
          },
          "amount": {
            "type": "integer"
          },
          "timestamp": {
            "type": "integer"
          }
        }
      }
    }
  }
};
