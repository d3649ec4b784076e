// Generated from schemas/platform/sessions.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/openSession"
      }
    }
  },
  "$defs": {
    "openSession": {
      "type": "object",
      "required": [
        "id",
        "startedAt",
        "lastUsedAt",
        "current"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "startedAt": {
          "type": "string"
        },
        "lastUsedAt": {
          "type": "string"
        },
        "address": {
          "type": "string"
        },
        "current": {
          "type": "boolean"
        }
      }
    }
  }
};
