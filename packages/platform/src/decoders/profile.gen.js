// Generated from schemas/platform/profile.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/profile",
  "$defs": {
    "profile": {
      "type": "object",
      "required": [
        "nickname",
        "setOnce"
      ],
      "properties": {
        "nickname": {
          "type": "string"
        },
        "birthday": {
          "type": "string"
        },
        "email": {
          "type": "string"
        },
        "mobile": {
          "type": "string"
        },
        "telegram": {
          "type": "string"
        },
        "zalo": {
          "type": "string"
        },
        "address": {
          "type": "string"
        },
        "nationality": {
          "type": "string"
        },
        "occupation": {
          "type": "string"
        },
        "sourceOfIncome": {
          "type": "string"
        },
        "setOnce": {
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    }
  }
};
