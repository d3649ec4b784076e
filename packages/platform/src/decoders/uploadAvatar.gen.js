// Generated from schemas/platform/uploadAvatar.schema.json by `npm run gen`. Do not edit.

export const shape = {
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
        "CUSTOM"
      ]
    }
  }
};
