// Generated from schemas/platform/requests/setAvatar.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "avatar",
    "avatarType"
  ],
  "properties": {
    "avatar": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "avatarType": {
      "type": "string",
      "enum": [
        "STATIC",
        "CUSTOM"
      ]
    }
  }
};
