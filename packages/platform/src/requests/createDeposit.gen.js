// Generated from schemas/platform/requests/createDeposit.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "method",
    "amount"
  ],
  "properties": {
    "method": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "amount": {
      "type": "integer",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "bonus": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
