import { chromium } from "@playwright/test";
import { siteIds } from "@livery/pack/siteIds.ts";
import { compileWorkspace } from "@livery/pack/compileWorkspace.ts";
import { dataFileIn } from "@livery/cli/server/dataFile.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatAgents } from "./agents/formatAgents.ts";
import { type AgentRun, measureAgents } from "./agents/measureAgents.ts";
import { addTeam } from "./benchPlatform/addTeam.ts";
import { measurePages } from "./benchPlatform/measurePages.ts";
import { startPlatform } from "./benchPlatform/platformProcess.ts";
import { launchOptions } from "./browser/launchOptions.ts";
import { root } from "./lib/root.ts";
import { startServer } from "./lib/startServer.ts";

/**
 * npm run bench:agents: an agent with 5,000 members on six levels. Reports the longest task of the main thread while the
 * agent opens, searches and unfolds the team on a phone with a processor made four times slower (median of five), and how
 * long each call takes.
 */
const runs = 5;
const slowdown = 4;
const SECONDS = 3;

async function measureCentre(): Promise<readonly AgentRun[]> {
  const [id = ""] = siteIds(join(root, "brands"));
  const { brands } = await compileWorkspace(join(root, "brands"), root);
  const merchant = brands.find((brand) => brand.id === id)?.site.merchant ?? "";
  const data = await mkdtemp(join(tmpdir(), "livery-agents-"));
  const server = await startServer(["serve", "--data", data, "--limits", "loose"]);
  const browser = await chromium.launch(launchOptions());
  try {
    const { agent: token } = addTeam(dataFileIn(data), merchant);
    const address = `http://${id}.localhost:${server.port}`;
    const measured: AgentRun[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measureAgents({ browser, address, token, slowdown }));
    }
    return measured;
  } finally {
    await browser.close();
    await server.end();
    await rm(data, { recursive: true, force: true });
  }
}

async function measureCalls() {
  const platform = await startPlatform({ limits: "loose", members: 1, team: true });
  try {
    return await measurePages(platform, SECONDS);
  } finally {
    await platform.end();
  }
}

const calls = await measureCalls();
console.log(formatAgents(await measureCentre(), calls));
