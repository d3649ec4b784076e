// Generated from schemas/platform/readMail.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "unread"
  ],
  "properties": {
    "mail": {
      "$ref": "#/$defs/mail"
    },
    "unread": {
      "type": "integer"
    }
  },
  "$defs": {
    "mail": {
      "type": "object",
      "required": [
        "id",
        "title",
        "at",
        "read"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "title": {
          "type": "string"
        },
        "at": {
          "type": "string"
        },
        "read": {
          "type": "boolean"
        },
        "text": {
          "type": "string"
        },
        "amount": {
          "type": "integer"
        }
      }
    }
  }
};
