// Generated from schemas/platform/claimPromotion.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "state"
  ],
  "properties": {
    "state": {
      "type": "string"
    }
  }
};
