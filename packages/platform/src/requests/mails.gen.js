// Generated from schemas/platform/requests/mails.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "box"
  ],
  "properties": {
    "box": {
      "type": "string",
      "enum": [
        "INBOX",
        "SYSTEM"
      ]
    },
    "pageNo": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100000
    },
    "pageSize": {
      "type": "integer",
      "minimum": 1,
      "maximum": 100
    }
  }
};
