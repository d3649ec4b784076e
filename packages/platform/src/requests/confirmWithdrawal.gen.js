// Generated from schemas/platform/requests/confirmWithdrawal.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "received"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "received": {
      "type": "boolean"
    },
    "proof": {
      "type": "array",
      "maxItems": 10,
      "items": {
        "type": "string",
        "contentMediaType": "application/octet-stream",
        "maxLength": 20971520
      }
    },
    "remark": {
      "type": "string",
      "maxLength": 1000
    }
  }
};
