// Generated from schemas/platform/requests/processHourlySalary.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "required": [
    "id",
    "action"
  ],
  "properties": {
    "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 64
    },
    "action": {
      "type": "string",
      "enum": [
        "ACCEPT",
        "REJECT",
        "TERMINATE"
      ]
    }
  }
};
