// Generated from schemas/platform/joinPromotion.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "state": {
      "type": "string"
    }
  }
};
