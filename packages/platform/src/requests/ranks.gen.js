// Generated from schemas/platform/requests/ranks.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "language": {
      "type": "string",
      "minLength": 2,
      "maxLength": 35
    }
  }
};
