// Generated from schemas/platform/playerAvatars.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "avatars"
  ],
  "properties": {
    "avatars": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "avatar",
          "avatarType"
        ],
        "properties": {
          "avatar": {
            "type": "string"
          },
          "avatarType": {
            "type": "string",
            "enum": [
              "STATIC",
              "CUSTOM"
            ]
          }
        }
      }
    }
  }
};
