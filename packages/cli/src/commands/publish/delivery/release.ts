/**
 * One state of a brand's site on a target. Its name says everything about it, so that a list of names is all that a plan
 * needs: `0004-20261128T130501Z-1a2b3c4d5e6f`.
 */
export interface Release {
  /** Counts the releases of a brand. A later one has a higher number, after a rollback too. */
  readonly number: number;
  /** When it was made, in milliseconds since 1970, to the second. */
  readonly time: number;
  /** The beginning of the sha256 of its `livery.json`: equal for equal sites. */
  readonly hash: string;
  /** Of a rollback: the number of the release whose site it shows again. */
  readonly of?: number;
  /** Whether it says that the site is gone. */
  readonly gone?: true;
}

const NAME =
  /^(?<number>\d{4,9})-(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)T(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)Z-(?<hash>[0-9a-f]{12})(?:-of-(?<of>\d{4,9})|-(?<gone>gone))?$/;

export function releaseName({ number, time, hash, of, gone }: Release): string {
  const when = new Date(time).toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  const suffix = gone ? "-gone" : of === undefined ? "" : `-of-${padded(of)}`;
  return `${padded(number)}-${when}-${hash}${suffix}`;
}

const padded = (number: number): string => String(number).padStart(4, "0");

/** The release of a name, or `undefined` for any other name. */
export function parseRelease(name: string): Release | undefined {
  const found = NAME.exec(name)?.groups;
  if (found === undefined) return undefined;
  const { number, year, month, day, hour, minute, second, hash = "", of, gone } = found;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time)) return undefined;
  return {
    number: Number(number),
    time,
    hash,
    ...(of === undefined ? {} : { of: Number(of) }),
    ...(gone === undefined ? {} : { gone: true }),
  };
}

/** The part of a sha256 that names a release. */
export function releaseHash(sha256: string): string {
  return sha256.slice(0, 12);
}
