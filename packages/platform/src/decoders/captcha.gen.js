// Generated from schemas/platform/captcha.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "value"
  ],
  "properties": {
    "value": {
      "type": "string"
    },
    "id": {
      "type": [
        "string",
        "integer"
      ]
    }
  }
};
