import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { type Choose, deliver } from "./delivery/deliver.ts";
import type { Target } from "./delivery/target.ts";
import { deliveryReport, formatBytes, formatDelivery } from "./deliveryReport.ts";
import type { ChangeOptions } from "./publish.ts";

/** Carries out a command that changes what brands serve, and prints what it did. */
export async function runDelivery(
  command: string,
  target: Target,
  choose: Choose,
  { keep, keepDays, dryRun = false, json = false }: ChangeOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const plan = await deliver(target, choose, {
    retention: { keep, days: keepDays, now: Date.now() },
    dryRun,
    signal,
    note: terminal.note,
    onSent: (sent, all) => terminal.status(`Sent ${formatBytes(sent)} of ${formatBytes(all)}`),
  });
  terminal.status("");
  const facts = { command, target: target.address, dryRun };
  terminal.print(json ? JSON.stringify(deliveryReport(plan, facts), null, 2) : formatDelivery(plan, facts, terminal));
  return exitCode.ok;
}
