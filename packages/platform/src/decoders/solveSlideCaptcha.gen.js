// Generated from schemas/platform/solveSlideCaptcha.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "proof"
  ],
  "properties": {
    "proof": {
      "type": "string"
    }
  }
};
