// Generated from schemas/platform/requests/sendLoginCode.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "mobileNum",
    "countryDialingCode"
  ],
  "properties": {
    "mobileNum": {
      "type": "string",
      "minLength": 4,
      "maxLength": 40
    },
    "countryDialingCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 6
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
