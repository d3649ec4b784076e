// Generated from schemas/platform/requests/verifyLogin.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "ticket",
    "method"
  ],
  "properties": {
    "ticket": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128
    },
    "method": {
      "type": "string",
      "enum": [
        "SMS",
        "EMAIL",
        "GOOGLE",
        "BANK_NAME"
      ]
    },
    "answer": {
      "type": "string",
      "maxLength": 64
    }
  }
};
