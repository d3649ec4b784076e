import { Option } from "commander";

/** Advice beyond the contrast gate. */
export const apcaOption = (): Option =>
  new Option("--apca", "also report texts that pass the contrast gate but look weak (APCA)");
