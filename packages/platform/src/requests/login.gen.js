// Generated from schemas/platform/requests/login.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "type"
  ],
  "properties": {
    "type": {
      "type": "string",
      "enum": [
        "username",
        "sms",
        "firebase"
      ]
    },
    "username": {
      "type": "string",
      "maxLength": 64
    },
    "password": {
      "type": "string",
      "maxLength": 64
    },
    "mobileNum": {
      "type": "string",
      "maxLength": 40
    },
    "countryDialingCode": {
      "type": "string",
      "maxLength": 6
    },
    "verificationCode": {
      "type": "string",
      "maxLength": 4096
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
