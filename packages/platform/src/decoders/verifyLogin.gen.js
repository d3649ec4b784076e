// Generated from schemas/platform/verifyLogin.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "expiredMinutes": {
      "type": "integer"
    },
    "token": {
      "type": "string"
    },
    "firstTimeLogin": {
      "type": "boolean"
    },
    "passwordExpired": {
      "type": "boolean"
    },
    "mustChangePassword": {
      "type": "boolean"
    },
    "userName": {
      "type": "string"
    }
  }
};
