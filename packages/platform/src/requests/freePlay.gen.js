// Generated from schemas/platform/requests/freePlay.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "platform",
    "random",
    "gatewayVersion"
  ],
  "properties": {
    "os": {
      "type": "string",
      "maxLength": 64
    },
    "platform": {
      "type": "string",
      "maxLength": 8
    },
    "random": {
      "type": "string",
      "maxLength": 4096
    },
    "gatewayVersion": {
      "type": "string",
      "maxLength": 8
    },
    "birthday": {
      "type": "string",
      "maxLength": 10
    }
  }
};
