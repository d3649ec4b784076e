import { Option } from "commander";

/** One port per brand. */
export const portsOption = (): Option =>
  new Option("--ports", "give each brand its own port, for browsers that do not resolve <id>.localhost");
