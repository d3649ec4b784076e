// Generated from schemas/platform/requests/registerByMobile.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "mobileNum",
    "countryDialingCode"
  ],
  "properties": {
    "username": {
      "type": "string",
      "maxLength": 64
    },
    "password": {
      "type": "string",
      "maxLength": 64
    },
    "confirmPassword": {
      "type": "string",
      "maxLength": 64
    },
    "payeeName": {
      "type": "string",
      "maxLength": 50
    },
    "email": {
      "type": "string",
      "maxLength": 64
    },
    "qqNum": {
      "type": "string",
      "maxLength": 12
    },
    "recommenderId": {
      "type": "string",
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
    },
    "verificationCode": {
      "type": "string",
      "maxLength": 32
    },
    "paymentPassword": {
      "type": "string",
      "maxLength": 64
    },
    "line": {
      "type": "string",
      "maxLength": 20
    },
    "whatsapp": {
      "type": "string",
      "maxLength": 20
    },
    "facebook": {
      "type": "string",
      "maxLength": 64
    },
    "wechat": {
      "type": "string",
      "maxLength": 20
    },
    "idNumber": {
      "type": "string",
      "maxLength": 24
    },
    "nickname": {
      "type": "string",
      "maxLength": 20
    },
    "telegram": {
      "type": "string",
      "maxLength": 33
    },
    "zalo": {
      "type": "string",
      "maxLength": 20
    },
    "birthday": {
      "type": "string",
      "maxLength": 10
    },
    "address": {
      "type": "string",
      "maxLength": 200
    },
    "nationality": {
      "type": "string",
      "maxLength": 60
    },
    "occupation": {
      "type": "string",
      "maxLength": 60
    },
    "sourceOfIncome": {
      "type": "string",
      "maxLength": 60
    },
    "affiliateCode": {
      "type": "string",
      "maxLength": 64
    },
    "referralCode": {
      "type": "string",
      "maxLength": 64
    },
    "domain": {
      "type": "string",
      "maxLength": 255
    },
    "registerUrl": {
      "type": "string",
      "maxLength": 2048
    },
    "registerMethod": {
      "type": "string",
      "enum": [
        "WEB"
      ]
    },
    "firebaseChannel": {
      "type": "string",
      "maxLength": 16
    },
    "firebaseIdToken": {
      "type": "string",
      "maxLength": 4096
    },
    "mobileNum": {
      "type": "string",
      "minLength": 4,
      "maxLength": 40
    },
    "countryDialingCode": {
      "type": "string",
      "minLength": 1,
      "maxLength": 6
    }
  }
};
