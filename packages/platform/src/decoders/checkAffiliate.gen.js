// Generated from schemas/platform/checkAffiliate.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "valid"
  ],
  "properties": {
    "valid": {
      "type": "boolean"
    }
  }
};
