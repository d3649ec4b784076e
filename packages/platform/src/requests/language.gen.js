// Generated from schemas/platform/requests/language.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "language"
  ],
  "properties": {
    "language": {
      "type": "string",
      "minLength": 2,
      "maxLength": 35,
      "pattern": "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$"
    }
  }
};
