// Generated from schemas/platform/joinPromotion.schema.json by `npm run gen`. Do not edit.

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
