// Generated from schemas/platform/playerAvatars.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "avatars"
  ],
  "properties": {
    "avatars": {
      "type": "array"
    }
  }
};
