import { Option } from "commander";

/** No questions. */
export const yesOption = (): Option =>
  new Option("-y, --yes", "ask no questions: missing options take their defaults, as without a terminal");
