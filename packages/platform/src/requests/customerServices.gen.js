// Generated from schemas/platform/requests/customerServices.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "csType"
  ],
  "properties": {
    "csType": {
      "enum": [
        "VIP",
        "LIVECHAT"
      ]
    }
  }
};
