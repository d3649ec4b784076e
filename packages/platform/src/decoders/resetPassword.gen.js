// Generated from schemas/platform/resetPassword.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "userName": {
      "type": "string"
    }
  }
};
