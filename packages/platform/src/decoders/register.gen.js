// Generated from schemas/platform/register.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "token": {
      "type": "string"
    }
  }
};
