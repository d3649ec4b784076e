// Generated from schemas/platform/chatRooms.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "list"
  ],
  "properties": {
    "list": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "name",
          "online",
          "canWrite"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "online": {
            "type": "integer"
          },
          "canWrite": {
            "type": "boolean"
          }
        }
      }
    }
  }
};
