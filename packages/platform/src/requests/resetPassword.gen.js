// Generated from schemas/platform/requests/resetPassword.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "newPassword",
    "mobileNum",
    "verificationCode"
  ],
  "properties": {
    "newPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "mobileNum": {
      "type": "string",
      "minLength": 4,
      "maxLength": 40
    },
    "countryDialingCode": {
      "type": "string",
      "maxLength": 6
    },
    "verificationCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 32
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
