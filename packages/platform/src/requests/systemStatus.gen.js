// Generated from schemas/platform/requests/systemStatus.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "url": {
      "type": "string",
      "maxLength": 255
    }
  }
};
