import rootPackage from "../../../package.json" with { type: "json" };

/** Version of Livery, as `--version` and every `livery.json` state it. */
export const liveryVersion = rootPackage.version;
