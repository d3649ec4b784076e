// Generated from schemas/platform/requests/feedback.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "type",
    "text"
  ],
  "properties": {
    "type": {
      "type": "string",
      "enum": [
        "PROBLEM",
        "IDEA",
        "COMPLAINT",
        "OTHER"
      ]
    },
    "text": {
      "type": "string",
      "minLength": 1,
      "maxLength": 5000
    },
    "contact": {
      "type": "string",
      "maxLength": 64
    },
    "remark": {
      "type": "string",
      "maxLength": 1000
    },
    "images": {
      "type": "array",
      "maxItems": 10,
      "items": {
        "type": "string",
        "contentMediaType": "application/octet-stream",
        "maxLength": 20971520
      }
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
