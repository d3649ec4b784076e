// Generated from schemas/platform/mails.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list",
    "pageNo",
    "totalPages",
    "total",
    "unread"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/mail"
      }
    },
    "pageNo": {
      "type": "integer"
    },
    "totalPages": {
      "type": "integer"
    },
    "total": {
      "type": "integer"
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
