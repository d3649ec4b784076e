// Generated from schemas/platform/memberInfo.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "account",
    "type"
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
    "nickname": {
      "type": "string"
    },
    "type": {
      "type": [
        "string",
        "integer"
      ]
    },
    "toUpline": {
      "type": [
        "boolean",
        "integer"
      ]
    },
    "clubLabel": {
      "type": "object",
      "properties": {
        "labelName": {
          "type": "string"
        },
        "rankLevel": {
          "type": "integer"
        }
      }
    },
    "memberLabel": {
      "type": "string"
    },
    "avatar": {
      "type": "string"
    },
    "avatarType": {
      "type": "string"
    },
    "rate": {
      "type": "number"
    },
    "mustChangePassword": {
      "type": "boolean"
    },
    "sessionEndsIn": {
      "type": "integer"
    }
  }
};
