// Generated from schemas/platform/requests/changePassword.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "oldPassword",
    "newPassword",
    "confirmNewPassword"
  ],
  "properties": {
    "oldPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "newPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "confirmNewPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
