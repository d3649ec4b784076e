// Generated from schemas/platform/merchantWallet.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "isSingle"
  ],
  "properties": {
    "isSingle": {
      "type": [
        "boolean",
        "integer"
      ]
    }
  }
};
