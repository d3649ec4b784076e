// Generated from schemas/platform/requests/joinPromotion.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
