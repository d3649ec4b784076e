import { plural } from "../../formatFindings.ts";
import type { Terminal } from "../../terminal.ts";
import type { DeliveryPlan } from "./delivery/planDelivery.ts";
import { releaseName } from "./delivery/release.ts";
import type { NewRelease } from "./delivery/target.ts";

interface DeliveryFacts {
  readonly command: string;
  readonly target: string;
  readonly dryRun: boolean;
}

/** The output of the commands that change a target, with `--json`. Within a schema version, keys are only added. */
export function deliveryReport(plan: DeliveryPlan, facts: DeliveryFacts): object {
  return {
    schemaVersion: 1,
    ok: true,
    ...facts,
    sent: sizeOf(plan.send),
    switched: plan.releases.map(({ id, release, files, carried }) => ({
      id,
      release: releaseName(release),
      files: files.size,
      carried: carried.size,
    })),
    unchanged: plan.unchanged,
    deleted: {
      releases: plan.drop.map(({ id, release }) => ({ id, release: releaseName(release) })),
      ...sizeOf(plan.freed),
    },
  };
}

/** The same for people. */
export function formatDelivery(
  plan: DeliveryPlan,
  { target, dryRun }: DeliveryFacts,
  { style }: Pick<Terminal, "style">,
): string {
  const { releases, unchanged, drop, freed } = plan;
  const width = Math.max(...releases.map(({ id }) => id.length));
  const would = (done: string): string => (dryRun ? `would be ${done}` : done);
  return [
    ...releases.map(
      (release) =>
        `${style(dryRun ? "yellow" : "green", dryRun ? "·" : "✓")} ${release.id.padEnd(width)}  ${describe(release)}`,
    ),
    `${size(plan.send)} ${would("sent")}`,
    ...(drop.length === 0
      ? []
      : [`${plural(drop.length, "old release")} ${would("deleted")}, with ${size(freed)} of their own`]),
    `${plural(releases.length, "brand")} ${would("switched")}, ${unchanged.length} unchanged, at ${target}`,
  ].join("\n");
}

function describe({ release, files }: NewRelease): string {
  const name = releaseName(release);
  return release.gone ? `${name}, gone` : `${name}, ${plural(files.size, "file")}`;
}

const sizeOf = (contents: readonly { readonly bytes: number }[]) => ({
  files: contents.length,
  bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
});

function size(contents: readonly { readonly bytes: number }[]): string {
  const { files, bytes } = sizeOf(contents);
  return `${plural(files, "file")} (${formatBytes(bytes)})`;
}

/** 1,234,567 → "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
