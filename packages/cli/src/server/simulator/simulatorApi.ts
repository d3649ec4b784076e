import type { Simulator } from "@livery/gateway/simulator/createSimulator.ts";
import { textIn } from "@livery/product/languages.ts";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { LocalPlatform } from "../openPlatform.ts";
import { clockOrder, countryOrder, faultOrder, OrderError, readFields, statusOrder } from "./orders.ts";
import type { SentMessage, SimulatorLog, SimulatorState } from "./simulatorState.ts";

/** The platform to control; it was opened with a simulator. */
export type SimulatedPlatform = Pick<LocalPlatform, "control" | "merchants">;

/** Larger than any command. */
const LARGEST_BODY = 8 * 1024;

/** The API of the panel and of tests, as JSON. Access is checked earlier. */
export function createSimulatorApi(platform: () => Promise<SimulatedPlatform>): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY }));
  app.get("/state", async (context) => context.json(await stateOf(await platform())));
  app.get("/log", async (context) => {
    const { log } = simulatorOf(await platform());
    const last = log.list()[0]?.id ?? 0;
    const answer: SimulatorLog = { last, requests: log.list(Number(context.req.query("after") ?? 0)) };
    return context.json(answer);
  });
  app.get("/outbox", async (context) => {
    const wanted = context.req.query("recipient") ?? "";
    const messages: readonly SentMessage[] = await (await platform()).control().outbox();
    return context.json(messages.filter(({ recipient }) => recipient.includes(wanted)).toReversed());
  });
  addChanges(app, platform);
  app.notFound((context) => context.json({ error: "There is no such address." }, 404));
  app.onError((error, context) => {
    if (error instanceof OrderError) return context.json({ error: error.message }, 400);
    throw error;
  });
  return app;
}

function addChanges(app: Hono, platform: () => Promise<SimulatedPlatform>): void {
  app.post("/clock", async (context) => {
    const { control } = await platform();
    const { clock } = simulatorOf({ control });
    const order = clockOrder(await fieldsOf(context), clock.now());
    if ("move" in order) clock.move(order.move);
    else clock.set(order.at);
    // Everything due by now has happened, even if nobody looked.
    await control().tick();
    return context.body(null, 204);
  });
  app.delete("/clock", async (context) => {
    simulatorOf(await platform()).clock.reset();
    return context.body(null, 204);
  });
  app.post("/faults", async (context) => {
    const current = await platform();
    const order = faultOrder(await fieldsOf(context), merchantsOf(current));
    return context.json(simulatorOf(current).faults.add(order), 201);
  });
  app.delete("/faults/:id", async (context) => {
    const isRemoved = simulatorOf(await platform()).faults.remove(Number(context.req.param("id")));
    return isRemoved ? context.body(null, 204) : context.notFound();
  });
  app.post("/countries", async (context) => {
    const current = await platform();
    const { country, scope } = countryOrder(await fieldsOf(context), merchantsOf(current));
    simulatorOf(current).countries.set(country, scope);
    return context.body(null, 204);
  });
  app.post("/sites/:merchant", async (context) => {
    const current = await platform();
    const merchant = merchantsOf(current).find((known) => known === context.req.param("merchant"));
    if (merchant === undefined) return context.notFound();
    await current.control().setStatus(merchant, statusOrder(await fieldsOf(context)));
    return context.body(null, 204);
  });
  app.post("/reset", async (context) => {
    await fieldsOf(context);
    const current = await platform();
    simulatorOf(current).reset();
    for (const merchant of merchantsOf(current)) await current.control().setStatus(merchant, { state: "open" });
    return context.body(null, 204);
  });
}

/** The object that was sent. Only JSON is accepted: another site's form cannot send it. */
async function fieldsOf({ req }: Context): Promise<ReturnType<typeof readFields>> {
  const [type = ""] = (req.header("Content-Type") ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json") throw new OrderError("Send JSON.");
  return readFields(await req.json().catch(() => undefined));
}

function simulatorOf({ control }: Pick<SimulatedPlatform, "control">): Simulator {
  const { simulator } = control();
  if (!simulator) throw new Error("The platform was opened without a simulator.");
  return simulator;
}

function merchantsOf({ merchants }: SimulatedPlatform): readonly string[] {
  return merchants().map(({ merchant }) => merchant);
}

async function stateOf(platform: SimulatedPlatform): Promise<SimulatorState> {
  const { clock, countries, faults } = simulatorOf(platform);
  const control = platform.control();
  const sites = platform.merchants().map(async ({ merchant, name }) => ({
    merchant,
    name: textIn(name, "en"),
    status: await control.status(merchant),
  }));
  return {
    now: clock.now(),
    offset: clock.offset(),
    sites: await Promise.all(sites),
    countries: countries.list(),
    faults: faults.list(),
  };
}
