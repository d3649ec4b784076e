// Generated from schemas/platform/requests/createAffiliateLink.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "rate"
  ],
  "properties": {
    "rate": {
      "type": "number",
      "minimum": 0,
      "maximum": 100
    },
    "remark": {
      "type": "string",
      "maxLength": 140
    }
  }
};
