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
          "roomId",
          "vassalage"
        ],
        "properties": {
          "roomId": {
            "type": [
              "string",
              "integer"
            ]
          },
          "roomName": {
            "type": "string"
          },
          "gameName": {
            "type": "string"
          },
          "vassalage": {
            "type": "string"
          },
          "displayName": {
            "type": "string"
          },
          "showIcon": {
            "type": "string"
          },
          "minBet": {
            "type": "number"
          },
          "playerNum": {
            "type": "integer"
          },
          "seatNum": {
            "type": "integer"
          }
        }
      }
    }
  }
};
