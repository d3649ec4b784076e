import { Option } from "commander";
import { offers } from "../commands/new/offers.ts";

/** The topic of a new brand. */
export const offerOption = (): Option =>
  new Option("--offer <kind>", "topic of the site (default: everything)").choices(Object.keys(offers));
