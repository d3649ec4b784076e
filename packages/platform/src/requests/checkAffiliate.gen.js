// Generated from schemas/platform/requests/checkAffiliate.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "code"
  ],
  "properties": {
    "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "domain": {
      "type": "string",
      "maxLength": 255
    }
  }
};
