// Generated from schemas/platform/requests/launchGame.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "launchMode"
  ],
  "properties": {
    "gameId": {
      "type": "string",
      "maxLength": 64
    },
    "roomId": {
      "type": "string",
      "maxLength": 64
    },
    "nodeId": {
      "type": "string",
      "maxLength": 64
    },
    "accountType": {
      "type": "integer"
    },
    "confirmTrans": {
      "type": "integer"
    },
    "vassalage": {
      "type": "string",
      "maxLength": 64
    },
    "launchMode": {
      "type": "string",
      "enum": [
        "GLS",
        "LOTT"
      ]
    },
    "platform": {
      "type": "string",
      "maxLength": 64
    },
    "clientType": {
      "type": "integer"
    },
    "username": {
      "type": "string",
      "maxLength": 64
    },
    "token": {
      "type": "string",
      "maxLength": 4096
    },
    "merchantCode": {
      "type": "string",
      "maxLength": 64
    },
    "language": {
      "type": "string",
      "maxLength": 35
    },
    "trial": {
      "type": "boolean"
    },
    "lottoArea": {
      "type": "string",
      "maxLength": 16
    },
    "prizeMode": {
      "type": "string",
      "maxLength": 64
    },
    "lottoGameCode": {
      "type": "string",
      "maxLength": 64
    },
    "lottoView": {
      "type": "string",
      "enum": [
        "betting",
        "lobby"
      ]
    },
    "device": {
      "type": "string",
      "maxLength": 64
    },
    "backUrl": {
      "type": "string",
      "maxLength": 1000
    }
  }
};
