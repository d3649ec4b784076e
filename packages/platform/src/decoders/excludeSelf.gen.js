// Generated from schemas/platform/excludeSelf.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/playBreak",
  "$defs": {
    "playBreak": {
      "type": "object",
      "required": [
        "kind",
        "until"
      ],
      "properties": {
        "kind": {
          "type": "string",
          "enum": [
            "TIME_OUT",
            "EXCLUSION",
            "PAUSE"
          ]
        },
        "until": {
          "type": "string"
        },
        "scope": {
          "type": "string",
          "enum": [
            "BRAND",
            "GROUP"
          ]
        }
      }
    }
  }
};
