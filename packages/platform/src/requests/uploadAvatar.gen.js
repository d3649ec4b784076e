// Generated from schemas/platform/requests/uploadAvatar.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "type",
    "image"
  ],
  "properties": {
    "image": {
      "type": "string",
      "contentMediaType": "application/octet-stream",
      "maxLength": 5242880
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
