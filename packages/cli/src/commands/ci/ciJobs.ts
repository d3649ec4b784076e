import { isInShard } from "../build/brandParts.ts";
import type { CiFormat } from "./ciFormats.ts";

/** A job of a CI run, which packs some brands. */
interface CiJob {
  /** The brand's id, or the part of all such as `3/10`. */
  readonly name: string;
  /** Ids, separated by spaces: arguments of `livery build`. */
  readonly brands: string;
}

/** A job for each brand; for more brands than jobs are allowed, one for each part that has any. */
export function ciJobs(ids: readonly string[], most: number): readonly CiJob[] {
  if (ids.length <= most) return ids.map((id) => ({ name: id, brands: id }));
  const parts = Array.from({ length: most }, (_, at) => ({ index: at + 1, count: most }));
  return parts.flatMap((shard) => {
    const own = ids.filter((id) => isInShard(id, shard));
    return own.length === 0 ? [] : [{ name: `${shard.index}/${shard.count}`, brands: own.join(" ") }];
  });
}

/**
 * The jobs as a CI system reads them. `github`: two outputs of a step, because a matrix may not be empty. `gitlab`: a child
 * pipeline, whose `.pack` comes from the repository. `json`: the list.
 */
export function formatJobs(jobs: readonly CiJob[], format: CiFormat): string {
  switch (format) {
    case "github":
      return `count=${jobs.length}\nmatrix=${JSON.stringify({ include: jobs })}`;
    case "gitlab": {
      // No matrix: its values become part of a job's name, which may have 255 characters.
      const packs = jobs.map(({ name, brands }) => [
        `pack ${name}`,
        { extends: ".pack", variables: { BRANDS: brands } },
      ]);
      const pipeline =
        jobs.length > 0
          ? { include: { local: ".gitlab/pack.yml" }, ...Object.fromEntries(packs) }
          : // A pipeline without a job is an error. A job without rules is left out where a merge request started it.
            { nothing: { rules: [{ when: "on_success" }], script: ["echo No brand has changed."] } };
      return JSON.stringify(pipeline, null, 2);
    }
    default:
      return JSON.stringify({ schemaVersion: 1, command: "ci", jobs }, null, 2);
  }
}
