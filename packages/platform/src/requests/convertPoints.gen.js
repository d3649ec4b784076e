// Generated from schemas/platform/requests/convertPoints.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "points"
  ],
  "properties": {
    "points": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000000000000
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "paymentPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
