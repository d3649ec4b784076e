import { Option } from "commander";

const formats = ["pretty", "json", "github", "sarif"] as const;

/** The output format of findings. All formats except the first are for machines, and then nothing else is on stdout. */
export type FindingsFormat = (typeof formats)[number];

/** Format of findings. */
export const formatOption = (): Option =>
  new Option(
    "--format <format>",
    "output format: pretty for people, json for one document, github for annotations of a workflow run, sarif for a SARIF 2.1.0 log",
  )
    .choices(formats)
    .default("pretty");
