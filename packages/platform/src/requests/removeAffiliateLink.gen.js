// Generated from schemas/platform/requests/removeAffiliateLink.schema.json by `npm run gen`. Do not edit.

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
    }
  }
};
