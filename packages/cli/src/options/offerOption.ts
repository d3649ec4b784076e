import { Option } from "commander";
import { offers } from "../commands/new/offers.ts";

/** What a new brand is about. */
export const offerOption = (): Option =>
  new Option("--offer <kind>", "what the site is about (default: everything)").choices(Object.keys(offers));
