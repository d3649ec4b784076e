// Generated from schemas/platform/registerSettings.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "fields"
  ],
  "properties": {
    "fields": {
      "type": "object",
      "additionalProperties": {
        "$ref": "#/$defs/rules"
      }
    },
    "verificationCode": {
      "$ref": "#/$defs/rules"
    }
  },
  "$defs": {
    "rules": {
      "type": "object",
      "properties": {
        "required": {
          "type": "boolean"
        },
        "acceptedPattern": {
          "type": "string"
        },
        "patternId": {
          "type": "integer"
        },
        "minLength": {
          "type": "integer"
        },
        "maxLength": {
          "type": "integer"
        }
      }
    }
  }
};
