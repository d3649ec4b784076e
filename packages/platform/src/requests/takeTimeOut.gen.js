// Generated from schemas/platform/requests/takeTimeOut.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "days"
  ],
  "properties": {
    "days": {
      "type": "integer",
      "minimum": 1,
      "maximum": 42
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
