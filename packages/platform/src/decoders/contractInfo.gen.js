// Generated from schemas/platform/contractInfo.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "dailysalreqtype": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "divtypereq": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "contracthoursalreq": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "realtimesalreqtype": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "contractmrdailysalinfotype": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "contracthoursalinfo": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "dailysalinfotype": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "realtimesalinfotype": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    },
    "divtypeinfo": {
      "type": [
        "boolean",
        "integer",
        "string"
      ]
    }
  }
};
