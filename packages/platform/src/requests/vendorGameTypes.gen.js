// Generated from schemas/platform/requests/vendorGameTypes.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "vassalage"
  ],
  "properties": {
    "vassalage": {
      "type": "string",
      "maxLength": 64
    }
  }
};
