import { Option } from "commander";

/** Advice beyond the contrast gate. */
export const apcaOption = (): Option =>
  new Option("--apca", "also name texts that pass the contrast gate and still look weak (APCA)");
