// Generated from schemas/platform/requests/requestPasswordMail.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "username",
    "email"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "captcha": {
      "type": "string",
      "maxLength": 2048
    },
    "captchaId": {
      "type": "string",
      "maxLength": 128
    },
    "slideProof": {
      "type": "string",
      "maxLength": 128
    }
  }
};
