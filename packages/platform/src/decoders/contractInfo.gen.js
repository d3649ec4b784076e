// Generated from schemas/platform/contractInfo.schema.json by `npm run gen`. Do not edit.

export const shape = {
  "type": "object",
  "properties": {
    "dailysalreqtype": {
      "type": "boolean"
    },
    "divtypereq": {
      "type": "boolean"
    },
    "contracthoursalreq": {
      "type": "boolean"
    },
    "realtimesalreqtype": {
      "type": "boolean"
    },
    "contractmrdailysalinfotype": {
      "type": "boolean"
    },
    "contracthoursalinfo": {
      "type": "boolean"
    },
    "dailysalinfotype": {
      "type": "boolean"
    },
    "realtimesalinfotype": {
      "type": "boolean"
    },
    "divtypeinfo": {
      "type": "boolean"
    }
  },
  "required": [
    "dailysalreqtype",
    "divtypereq",
    "contracthoursalreq",
    "realtimesalreqtype",
    "contractmrdailysalinfotype",
    "contracthoursalinfo",
    "dailysalinfotype",
    "realtimesalinfotype",
    "divtypeinfo"
  ]
};
