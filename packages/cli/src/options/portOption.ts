import { InvalidArgumentError, Option } from "commander";

/** Port of the local server. */
export const portOption = (usual = 4400): Option =>
  new Option("--port <number>", "port of the local server").default(usual).argParser(parsePort);

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError("A port is a number from 0 to 65535.");
  return port;
}
