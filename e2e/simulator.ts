import { SIMULATOR_VISITOR } from "@livery/product/simulatorVisitor.ts";
import type { BrowserContext } from "@playwright/test";
import { serverPort } from "./serverPort.ts";

/** What goes wrong, as the simulator takes it. */
interface FaultOrder {
  /** The id of a call, or `*` for every one. */
  readonly call: string;
  readonly kind: "status" | "noResponse" | "lostResponse";
  readonly status?: 500 | 503 | 429 | 401;
}

/** The platform's simulator, for one test: what it does, it does to this test's own visitor alone. */
export interface Simulator {
  /** Lets a call go wrong until the fault is removed, at the latest at the end of the test. */
  fault(order: FaultOrder): Promise<{ readonly remove: () => Promise<void> }>;
}

async function ask(method: "POST" | "DELETE", path: string, body?: object): Promise<Response> {
  const address = `http://127.0.0.1:${await serverPort()}/simulator/api/${path}`;
  const sent = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, { method, ...sent });
  // A fault that has been removed already need not be removed again.
  if (!answer.ok && answer.status !== 404) throw new Error(`The simulator says: ${await answer.text()}`);
  return answer;
}

/** Marks everything that a browser asks for as this visitor's, and lets `use` decide about what it gets. */
export async function withSimulator(
  context: BrowserContext,
  visitor: string,
  use: (simulator: Simulator) => Promise<void>,
): Promise<void> {
  await context.setExtraHTTPHeaders({ [SIMULATOR_VISITOR]: visitor });
  const removals: (() => Promise<void>)[] = [];
  await use({
    async fault(order) {
      const { id } = (await (await ask("POST", "faults", { ...order, visitor })).json()) as { readonly id: number };
      const remove = async (): Promise<void> => void (await ask("DELETE", `faults/${id}`));
      removals.push(remove);
      return { remove };
    },
  });
  for (const remove of removals) await remove();
}
