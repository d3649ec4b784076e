import { sha256 } from "@livery/pack/contentHash.ts";
import { PACK_MANIFEST } from "@livery/pack/out/packManifest.ts";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { releaseName } from "./delivery/release.ts";
import { filesOfManifest } from "./delivery/site.ts";
import type { BrandState, Target } from "./delivery/target.ts";
import type { StatusOptions } from "./publish.ts";
import { openTarget } from "./targets/openTarget.ts";

const meanings = {
  same: "the pack of this machine",
  different: "another site than the pack of this machine",
  "no pack": "a site of which this machine has no pack",
  gone: "nothing: it was removed",
  torn: "a site that is not whole; publish again",
  foreign: "something that was not published by this command",
  nothing: "nothing: its first publish was not completed",
} as const;

interface BrandStatus {
  readonly id: string;
  readonly serves: keyof typeof meanings;
  readonly release?: string;
  readonly since?: string;
  /** Versions and hashes that its own `livery.json` says. */
  readonly livery?: string;
  readonly runtime?: string;
  /** Releases on the target. */
  readonly releases: number;
}

/** Prints what each brand of a target serves, from its own `livery.json`. */
export async function runStatus(
  address: string,
  { out, json = false, ...options }: StatusOptions,
  { terminal }: CommandContext,
): Promise<ExitCode> {
  const target = await openTarget(address, options);
  const brands = await statuses(target, resolve(out));
  const isWhole = brands.every(({ serves }) => serves !== "torn");
  terminal.print(
    json
      ? JSON.stringify({ schemaVersion: 1, command: "status", ok: isWhole, target: target.address, brands }, null, 2)
      : formatStatuses(brands, target.address),
  );
  return isWhole ? exitCode.ok : exitCode.findings;
}

async function statuses(target: Target, folder: string): Promise<readonly BrandStatus[]> {
  const { brands } = await target.state();
  const ids = [...brands.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const texts = await target.read(ids.flatMap((id) => [`${id}/${PACK_MANIFEST}`, `${id}/index.html`]));
  return ids.map((id, place) =>
    statusOf(id, brands.get(id) ?? { releases: [] }, {
      manifest: texts[2 * place],
      page: texts[2 * place + 1],
      own: ownManifest(folder, id),
    }),
  );
}

interface Served {
  readonly manifest: string | undefined;
  readonly page: string | undefined;
  /** The `livery.json` of the pack of this machine. */
  readonly own: string | undefined;
}

function statusOf(
  id: string,
  { current, releases, foreign }: BrandState,
  { manifest, page, own }: Served,
): BrandStatus {
  const count = { id, releases: releases.length };
  if (foreign) return { ...count, serves: "foreign" };
  if (!current) return { ...count, serves: "nothing" };
  const release = { release: releaseName(current), since: new Date(current.time).toISOString() };
  if (current.gone) return { ...count, serves: "gone", ...release };
  const files = manifest === undefined ? undefined : filesOfManifest(manifest);
  const isWhole = page !== undefined && files?.get("index.html")?.sha256 === sha256(page);
  if (manifest === undefined || !isWhole) return { ...count, serves: "torn", ...release };
  const { livery, runtime } = JSON.parse(manifest) as Pick<BrandStatus, "livery" | "runtime">;
  const serves = own === undefined ? "no pack" : own === manifest ? "same" : "different";
  return {
    ...count,
    serves,
    ...release,
    ...(livery !== undefined && { livery }),
    ...(runtime !== undefined && { runtime }),
  };
}

function ownManifest(folder: string, id: string): string | undefined {
  try {
    return readFileSync(join(folder, id, PACK_MANIFEST), "utf8");
  } catch {
    return undefined;
  }
}

function formatStatuses(brands: readonly BrandStatus[], address: string): string {
  if (brands.length === 0) return `${address} serves nothing.`;
  const width = Math.max(...brands.map(({ id }) => id.length));
  return brands
    .map(({ id, serves, release, livery }) => {
      const facts = [
        ...(release === undefined ? [] : [release]),
        ...(livery === undefined ? [] : [`Livery ${livery}`]),
      ];
      return `${id.padEnd(width)}  ${meanings[serves]}${facts.length === 0 ? "" : ` (${facts.join(", ")})`}`;
    })
    .join("\n");
}
