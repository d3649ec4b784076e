// Generated from schemas/platform/pointTransactions.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "transactions"
  ],
  "properties": {
    "transactions": {
      "type": "array",
      "items": {
        "type": "object"
      }
    }
  }
};
