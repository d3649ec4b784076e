// Generated from schemas/platform/sendRegisterCode.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "expiredMinutes": {
      "type": "integer"
    }
  }
};
