// Generated from schemas/platform/requests/promotion.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "language"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "language": {
      "type": "string",
      "minLength": 2,
      "maxLength": 35
    }
  }
};
