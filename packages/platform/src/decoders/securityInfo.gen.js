// Generated from schemas/platform/securityInfo.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "loginPassword",
    "paymentPassword",
    "email",
    "mobile",
    "realName",
    "bankCard"
  ],
  "properties": {
    "loginPassword": {
      "type": "boolean"
    },
    "paymentPassword": {
      "type": "boolean"
    },
    "email": {
      "type": "boolean"
    },
    "mobile": {
      "type": "boolean"
    },
    "realName": {
      "type": "boolean"
    },
    "bankCard": {
      "type": "boolean"
    },
    "lastLogin": {
      "type": "string"
    }
  }
};
