// Generated from schemas/platform/requests/excludeSelf.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "months",
    "scope"
  ],
  "properties": {
    "months": {
      "type": "integer",
      "enum": [
        6,
        12,
        24,
        60
      ]
    },
    "scope": {
      "type": "string",
      "enum": [
        "BRAND",
        "GROUP"
      ]
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    }
  }
};
