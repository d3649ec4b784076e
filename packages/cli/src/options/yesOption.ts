import { Option } from "commander";

/** No questions. */
export const yesOption = (): Option =>
  new Option("-y, --yes", "ask nothing: what is not said takes its default, as without a terminal");
