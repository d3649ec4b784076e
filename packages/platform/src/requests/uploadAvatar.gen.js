// Generated from schemas/platform/requests/uploadAvatar.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "image",
    "type"
  ],
  "properties": {
    "image": {
      "type": "string",
      "minLength": 1,
      "maxLength": 7000000
    },
    "type": {
      "type": "string",
      "enum": [
        "image/png",
        "image/jpeg"
      ]
    }
  }
};
