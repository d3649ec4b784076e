// Generated from schemas/platform/whitelabel.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "$ref": "#/$defs/switchNode",
  "$defs": {
    "switchNode": {
      "type": "object",
      "required": [
        "modId",
        "enabled"
      ],
      "properties": {
        "modId": {
          "type": "string"
        },
        "enabled": {
          "type": "boolean"
        },
        "childrenNodes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/switchNode"
          }
        }
      }
    }
  }
};
