import { DEMO_PASSWORD } from "@livery/gateway/demoAccounts.ts";
import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { contracts } from "@livery/platform/calls/contracts.ts";
import { login } from "@livery/platform/calls/login.ts";
import { systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { createSend } from "@livery/platform/createSend.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../lib/startServer.ts";

/** Milliseconds from the start of `livery serve` on an empty data folder until something is answered. */
interface EmptyStart {
  readonly page: number;
  readonly call: number;
  /** An agent's contracts wait until their history is made. */
  readonly contracts: number;
}

/** Packs and serves all brands with an empty data folder. The runtime is built before, if it has changed. */
export async function measureEmptyStart(): Promise<EmptyStart> {
  const { brands } = await compileWorkspace(defaultBrandsFolder, process.cwd());
  // With a port for each brand, the first printed address is that of the first brand.
  const { merchant, hosts } = brands[0]!.site;
  const data = await mkdtemp(join(tmpdir(), "livery-start-"));
  const started = performance.now();
  const elapsed = () => performance.now() - started;
  const { port, end } = await startServer([
    "serve",
    "--ports",
    "--data",
    join(data, "platform"),
    "--out",
    join(data, "out"),
  ]);
  try {
    const origin = `http://localhost:${port}`;
    const response = await fetch(`${origin}/index`);
    if (!response.ok) throw new Error(`The first page was answered with ${response.status}.`);
    const page = elapsed();
    const session: { token?: string } = {};
    const { tokenHeader } = hosts;
    const send = createSend({ origin, merchant, tokenHeader, language: () => "en", token: () => session.token });
    await send(systemStatus, { host: "localhost" });
    const call = elapsed();
    const account = { type: "username", username: "agent1", password: DEMO_PASSWORD } as const;
    session.token = (await send(login, account)).token;
    const { own, downline } = await send(contracts, { kind: "dividend" });
    if (own.length + downline.length === 0) throw new Error("The agent has no contracts.");
    return { page, call, contracts: elapsed() };
  } finally {
    await end();
    await rm(data, { recursive: true, force: true });
  }
}
