// Generated from schemas/platform/openedNumbers.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "numbers"
  ],
  "properties": {
    "numbers": {
      "type": "array"
    }
  }
};
