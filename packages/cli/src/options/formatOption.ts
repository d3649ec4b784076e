import { Option } from "commander";

const formats = ["pretty", "json", "github", "sarif"] as const;

/** How findings are printed; each form but the first is for machines, and nothing else is on stdout then. */
export type FindingsFormat = (typeof formats)[number];

/** Form of findings. */
export const formatOption = (): Option =>
  new Option(
    "--format <format>",
    "how findings are printed: pretty for people, json as one document, github as annotations of a workflow run, sarif as a SARIF 2.1.0 log",
  )
    .choices(formats)
    .default("pretty");
