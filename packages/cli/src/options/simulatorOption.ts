import { Option } from "commander";

/** Whether the platform can be controlled. */
export const simulatorOption = (): Option =>
  new Option(
    "--simulator",
    "add a page at /simulator/, only for this machine, that controls the platform's time, errors and maintenance and shows its messages and requests",
  );
