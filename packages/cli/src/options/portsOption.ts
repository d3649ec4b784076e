import { Option } from "commander";

/** One port a brand. */
export const portsOption = (): Option =>
  new Option("--ports", "give each brand a port of its own, for browsers that do not resolve <id>.localhost");
