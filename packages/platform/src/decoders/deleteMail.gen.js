// Generated from schemas/platform/deleteMail.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "unread"
  ],
  "properties": {
    "unread": {
      "type": "integer"
    }
  }
};
