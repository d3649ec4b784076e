// Generated from schemas/platform/requests/createDownline.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "username",
    "password",
    "rate"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "rate": {
      "type": "number",
      "minimum": 0,
      "maximum": 100
    }
  }
};
