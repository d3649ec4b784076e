import rootPackage from "../../../package.json" with { type: "json" };

/** Version of Livery, as shown by `--version` and in every `livery.json`. */
export const liveryVersion = rootPackage.version;
