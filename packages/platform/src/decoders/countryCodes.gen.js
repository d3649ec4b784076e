// Generated from schemas/platform/countryCodes.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "array",
  "items": {
    "type": "object",
    "required": [
      "countryCode",
      "countryDialingCode"
    ],
    "properties": {
      "countryCode": {
        "type": "string"
      },
      "countryDialingCode": {
        "type": [
          "string",
          "integer"
        ]
      }
    }
  }
};
