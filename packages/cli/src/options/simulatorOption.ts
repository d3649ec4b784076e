import { Option } from "commander";

/** Whether the platform can be told what to do. */
export const simulatorOption = (): Option =>
  new Option(
    "--simulator",
    "offer a page at /simulator/, on this machine only, that decides about the platform's time, faults and maintenance and shows what it sent and was asked",
  );
