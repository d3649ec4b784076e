import { installedBrowser } from "./installedBrowser.ts";

/** Starts the machine's browser for tests: quiet, without calls of its own, without the sandbox that root cannot have. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = installedBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
