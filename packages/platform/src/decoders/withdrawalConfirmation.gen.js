// Generated from schemas/platform/withdrawalConfirmation.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "state": {
      "type": "string"
    },
    "amountReceived": {
      "type": "integer"
    },
    "remainder": {
      "type": "integer"
    },
    "proofImage": {
      "type": "string"
    }
  }
};
