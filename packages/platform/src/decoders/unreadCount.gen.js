// Generated from schemas/platform/unreadCount.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "count"
  ],
  "properties": {
    "count": {
      "type": "integer"
    }
  }
};
