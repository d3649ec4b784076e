import { SIMULATOR_VISITOR } from "@livery/product/simulatorVisitor.ts";
import type { BrowserContext } from "@playwright/test";
import { serverPort } from "./serverPort.ts";

/** A fault to add to the simulator. */
interface FaultOrder {
  /** The id of a call, or `*` for every call. */
  readonly call: string;
  readonly kind: "status" | "noResponse" | "lostResponse";
  readonly status?: 500 | 503 | 429 | 401;
}

/** The platform's simulator, limited to this test's own visitor. */
export interface Simulator {
  /** Makes a call fail until the fault is removed, at the latest at the end of the test. */
  fault(order: FaultOrder): Promise<{ readonly remove: () => Promise<void> }>;
}

async function ask(method: "POST" | "DELETE", path: string, body?: object): Promise<Response> {
  const address = `http://127.0.0.1:${await serverPort()}/simulator/api/${path}`;
  const sent = body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(address, { method, ...sent });
  // A fault may already have been removed.
  if (!answer.ok && answer.status !== 404) throw new Error(`The simulator failed: ${await answer.text()}`);
  return answer;
}

/** Marks all requests of a browser context as those of this visitor, and lets `use` control their responses. */
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
