// Generated from schemas/platform/requests/vendors.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "merchantCode": {
      "type": "string",
      "maxLength": 64
    },
    "language": {
      "type": "string",
      "maxLength": 35
    }
  }
};
