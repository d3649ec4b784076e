import { median } from "../load/formatLoad.ts";
import type { PageFound } from "../benchPlatform/measurePages.ts";
import { actions, type AgentRun } from "./measureAgents.ts";

/** The limits of the agent centre with a large team: a task of the main thread, and a call's p95. */
const MOST_MS = 150;
const MOST_P95_MS = 200;

/** A line for each action and for each call, with those over their limit marked. */
export function formatAgents(runs: readonly AgentRun[], calls: readonly PageFound[]): string {
  const tasks = actions.map((action) => line(action, median(runs.map((run) => run[action])), MOST_MS));
  const waits = calls.map(({ name, p95 }) => line(name, p95, MOST_P95_MS));
  return [
    `longest task of the main thread, ms (limit ${MOST_MS}; median of ${runs.length})`,
    ...tasks,
    `p95 of a call, ms (limit ${MOST_P95_MS})`,
    ...waits,
    ...calls.flatMap(({ name, errors }) => errors.map((error) => `  ${name}: ${error}`)),
  ].join("\n");
}

function line(name: string, ms: number, most: number): string {
  return `  ${name.padEnd(44)} ${ms.toFixed(0).padStart(5)}${ms > most ? "   over the limit" : ""}`;
}
