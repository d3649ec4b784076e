// Generated from schemas/platform/freePlay.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/session",
  "$defs": {
    "session": {
      "type": "object",
      "required": [
        "token"
      ],
      "properties": {
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
    }
  }
};
