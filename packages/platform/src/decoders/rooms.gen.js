// Generated from schemas/platform/rooms.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "rooms"
  ],
  "properties": {
    "rooms": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "roomId"
        ],
        "properties": {
          "roomId": {
            "type": [
              "string",
              "integer"
            ]
          }
        }
      }
    }
  }
};
