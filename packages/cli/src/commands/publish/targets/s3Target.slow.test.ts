import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import S3rver from "@20minutes/s3rver";
import { suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkEveryInterruption } from "../testing/interruptions.ts";
import { writePaperPack } from "../testing/paperPack.ts";
import { publishTo } from "../testing/publishTo.ts";
import { checkTarget } from "../testing/targetContract.ts";
import type { Fetch } from "../testing/visit.ts";
import { createS3Client, s3Objects } from "./s3Objects.ts";
import { openS3Target } from "./s3Target.ts";

const suite = suiteFolder();
const bucket = "sites";

/** A server for tests that keeps objects in a folder. It has no conditional writes. */
const server = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: join(suite, "store"),
  // It calculates the signature of a prefix with a slash in another way than the client.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: bucket, configs: [] }],
});
let client: S3Client;

beforeAll(async () => {
  const { port } = await server.run();
  client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    region: "us-east-1",
    credentials: { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
});
afterAll(async () => {
  client.destroy();
  await server.close();
});

type Sender = Pick<S3Client, "send">;

const openAt = (prefix: string, sender: Sender = client) =>
  openS3Target(`s3://${bucket}/${prefix}`, s3Objects({ client: sender, bucket, prefix }));

const fetchAt =
  (prefix: string): Fetch =>
  async (path) => {
    const Key = `${prefix}/${path}`;
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key })).catch(() => undefined);
    return answer?.Body?.transformToByteArray();
  };

let count = 0;
const newPrefix = (): string => `sites/${(count += 1)}`;

/** A client whose n-th request is the last one. In every second case it arrives, and its answer is lost. */
function stoppingClient(last: number): Sender {
  let sent = 0;
  const send = async (...args: readonly unknown[]): Promise<unknown> => {
    sent += 1;
    const real = client.send.bind(client) as (...given: readonly unknown[]) => Promise<unknown>;
    if (sent < last) return real(...args);
    if (sent === last && last % 2 === 0) await real(...args);
    throw new Error("stopped");
  };
  return { send: send as Sender["send"] };
}

describe("S3-compatible storage", () => {
  checkTarget(() => {
    const prefix = newPrefix();
    return { target: openAt(prefix), fetch: (id) => fetchAt(`${prefix}/${id}`) };
  });

  test("visitors find a whole site wherever publishing is interrupted, and the next one completes it", async () => {
    const stops = await checkEveryInterruption(
      join(suite, "packs"),
      async () => {
        const prefix = newPrefix();
        return {
          before: openAt(prefix),
          after: openAt(prefix),
          stoppedAt: (operation) => openAt(prefix, stoppingClient(operation)),
          restart: () => undefined,
          fetch: (id) => fetchAt(`${prefix}/${id}`),
        };
      },
      ["alpha"],
    );
    expect(stops).toBeGreaterThan(30);
  });

  test("objects have the types and the caches of the site's hosts, and the page comes last", async () => {
    const prefix = newPrefix();
    const written: string[] = [];
    const recording: Sender = {
      send: (async (command: { readonly input: { readonly Key?: string } }) => {
        const isWrite = !(command instanceof GetObjectCommand) && command.input.Key !== undefined;
        if (isWrite) written.push(command.input.Key ?? "");
        return (client.send.bind(client) as (given: unknown) => Promise<unknown>)(command);
      }) as Sender["send"],
    };
    const out = mkdtempSync(join(suite, "packs-"));
    writePaperPack(out, { id: "alpha", version: 1 });
    await publishTo(openAt(prefix, recording), out, ["alpha"]);
    const served = written
      .filter((key) => key.startsWith(`${prefix}/alpha/`))
      .map((key) => key.slice(prefix.length + 7));
    expect(served.findLastIndex((path) => path.startsWith("assets/"))).toBeLessThan(served.indexOf("robots.txt"));
    expect(served.slice(-3)).toEqual(["404.html", "livery.json", "index.html"]);
    const headersOf = async (path: string) => {
      const { ContentType, CacheControl } = await client.send(
        new HeadObjectCommand({ Bucket: bucket, Key: `${prefix}/alpha/${path}` }),
      );
      return [ContentType, CacheControl];
    };
    const asset = served.find((path) => path.startsWith("assets/")) ?? "";
    expect(await headersOf(asset)).toEqual(["text/javascript; charset=utf-8", "public, max-age=31536000, immutable"]);
    expect(await headersOf("index.html")).toEqual(["text/html; charset=utf-8", "no-cache"]);
    expect(await headersOf("404.html")).toEqual(["text/html; charset=utf-8", "no-store"]);
    expect(await headersOf("manifest.webmanifest")).toEqual(["application/manifest+json; charset=utf-8", "no-cache"]);
  });

  test("a switch that was interrupted is completed, though everything is there but its mark", async () => {
    const prefix = newPrefix();
    const target = openAt(prefix);
    const out = mkdtempSync(join(suite, "packs-"));
    writePaperPack(out, { id: "alpha", version: 1 });
    const { releases } = await publishTo(target, out, ["alpha"]);
    const objects = s3Objects({ client, bucket, prefix });
    for (const path of (await objects.list(".livery/shown")).keys()) await objects.delete(path);
    await objects.delete("alpha/index.html");
    const again = await publishTo(target, out, ["alpha"]);
    expect([again.send, again.releases.length, releases.length]).toEqual([[], 1, 1]);
    expect(await fetchAt(`${prefix}/alpha`)("index.html")).toBeDefined();
  });

  test("a store that writes only if there is nothing decides who has the lock", async () => {
    const prefix = newPrefix();
    const refusal = Object.assign(new Error("PreconditionFailed"), { $metadata: { httpStatusCode: 412 } });
    const { target, other } = { target: openAt(prefix), other: openAt(prefix) };
    const late: Sender = {
      send: (async (command: unknown) => {
        if (!(command instanceof PutObjectCommand))
          return (client.send.bind(client) as (given: unknown) => unknown)(command);
        expect(command.input.IfNoneMatch).toBe("*");
        await other.lock("other");
        throw refusal;
      }) as Sender["send"],
    };
    expect(await openAt(prefix, late).lock("me")).toBe("other");
    await target.unlock("me");
    expect(await target.lock("me")).toBe("other");
  });

  test("without a region, the message says how to set one", async () => {
    for (const name of ["AWS_REGION", "AWS_DEFAULT_REGION"]) vi.stubEnv(name, undefined);
    for (const name of ["AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE"]) vi.stubEnv(name, join(suite, "none"));
    const objects = s3Objects({ client: createS3Client(undefined), bucket, prefix: "" });
    await expect(objects.list("")).rejects.toThrow(/^s3:\/\/sites needs the region of the bucket: set AWS_REGION/);
    vi.unstubAllEnvs();
  });

  test("what the store refuses is told in its words", async () => {
    const objects = s3Objects({ client, bucket: "no-such-bucket", prefix: "" });
    await expect(openS3Target("s3://no-such-bucket", objects).state()).rejects.toThrow(
      /The store of s3:\/\/no-such-bucket refused: NoSuchBucket: .*\. Publish again to continue\./,
    );
  });
});
