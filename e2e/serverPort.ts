import { createServer } from "node:net";

/**
 * Playwright reads its configuration in each of its processes: the first one chooses the port, the others inherit it.
 */
const VARIABLE = "LIVERY_E2E_PORT";

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The port of this run's server. */
export async function serverPort(): Promise<number> {
  const port = process.env[VARIABLE] ?? String(await freePort());
  process.env[VARIABLE] = port;
  return Number(port);
}
