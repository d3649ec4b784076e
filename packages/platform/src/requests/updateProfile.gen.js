// Generated from schemas/platform/requests/updateProfile.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "nickname": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50
    },
    "birthday": {
      "type": "string",
      "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
    },
    "email": {
      "type": "string",
      "maxLength": 64
    },
    "mobile": {
      "type": "string",
      "maxLength": 40
    },
    "countryDialingCode": {
      "type": "string",
      "maxLength": 6
    },
    "verificationCode": {
      "type": "string",
      "maxLength": 32
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "telegram": {
      "type": "string",
      "maxLength": 64
    },
    "zalo": {
      "type": "string",
      "maxLength": 64
    },
    "address": {
      "type": "string",
      "maxLength": 200
    },
    "nationality": {
      "type": "string",
      "pattern": "^[A-Z]{2}$"
    },
    "occupation": {
      "type": "string",
      "maxLength": 64
    },
    "sourceOfIncome": {
      "type": "string",
      "maxLength": 64
    }
  }
};
