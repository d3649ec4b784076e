// Generated from schemas/platform/requests/transferFunds.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "from",
    "to",
    "amount"
  ],
  "properties": {
    "from": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32
    },
    "to": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32
    },
    "amount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
};
