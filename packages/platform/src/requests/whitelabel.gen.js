// Generated from schemas/platform/requests/whitelabel.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "merchant": {
      "type": "string",
      "maxLength": 64
    }
  }
};
