// Generated from schemas/platform/requests/gameList.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "clientType": {
      "type": "integer"
    },
    "platform": {
      "type": "string",
      "maxLength": 64
    },
    "channel": {
      "type": "string",
      "maxLength": 8
    },
    "merchant": {
      "type": "string",
      "maxLength": 64
    },
    "gameName": {
      "type": "string",
      "maxLength": 100
    },
    "minBet": {
      "type": "number",
      "minimum": 0
    },
    "minLineNum": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999999999
    },
    "pageNo": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999999999
    },
    "pageSize": {
      "type": "integer",
      "minimum": 0,
      "maximum": 999999999
    },
    "vassalage": {
      "type": "string",
      "maxLength": 64
    },
    "gameType": {
      "type": "string",
      "maxLength": 16
    },
    "gameClassify": {
      "type": "string",
      "maxLength": 32
    },
    "language": {
      "type": "string",
      "maxLength": 35
    }
  }
};
