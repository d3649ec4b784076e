import { Option } from "commander";

/** Logo of a new brand. */
export const logoOption = (): Option =>
  new Option("--logo <file>", "logo to take the colours from; an SVG also becomes the brand's logo");
