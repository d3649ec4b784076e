// Generated from schemas/platform/balance.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "sumBalance"
  ],
  "properties": {
    "sumBalance": {
      "type": "number"
    }
  }
};
