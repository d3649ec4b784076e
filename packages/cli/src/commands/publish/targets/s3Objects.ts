import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { UsageError } from "../../../usageError.ts";

/** How a browser is to take an object. */
interface Headers {
  readonly ContentType: string;
  readonly CacheControl: string;
}

/** The objects of a bucket below a prefix, by their paths there. */
export interface S3Objects {
  /** Everything below a folder: path → bytes. */
  list(folder: string): Promise<ReadonlyMap<string, number>>;
  read(path: string): Promise<string | undefined>;
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Writes an object unless there is one. Returns whether it did; a store without conditions always does. */
  create(path: string, content: string): Promise<boolean>;
  copy(from: string, to: string, headers: Headers): Promise<void>;
  delete(path: string): Promise<void>;
}

interface Place {
  readonly client: Pick<S3Client, "send">;
  readonly bucket: string;
  /** Without slashes around it; may be empty. */
  readonly prefix: string;
}

/**
 * A client with the credentials and the region of the AWS command line: variables, profiles or a role. `endpoint`: of a
 * store that is not Amazon's.
 */
export function createS3Client(endpoint: string | undefined): S3Client {
  return new S3Client({
    // Other stores than Amazon's do not know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    ...(endpoint !== undefined && {
      endpoint,
      forcePathStyle: true,
      region: process.env["AWS_REGION"] ?? "us-east-1",
    }),
  });
}

export function s3Objects({ client, bucket, prefix }: Place): S3Objects {
  const begin = prefix === "" ? "" : `${prefix}/`;
  const at = (path: string) => ({ Bucket: bucket, Key: `${begin}${path}` });
  const ask = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw explained(error, bucket);
    });
  return {
    async list(folder) {
      const found = new Map<string, number>();
      let next: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await ask(
          client.send(
            new ListObjectsV2Command({ Bucket: bucket, Prefix: `${begin}${folder}/`, ContinuationToken: next }),
          ),
        );
        for (const { Key = "", Size = 0 } of Contents) found.set(Key.slice(begin.length), Size);
        next = NextContinuationToken;
      } while (next !== undefined);
      return found;
    },
    async read(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(path)));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof Error && error.name === "NoSuchKey") return undefined;
        throw explained(error, bucket);
      }
    },
    async write(path, content) {
      const Body = Buffer.from(content);
      await ask(client.send(new PutObjectCommand({ ...at(path), Body, ContentLength: Body.length })));
    },
    async create(path, content) {
      try {
        await client.send(new PutObjectCommand({ ...at(path), Body: content, IfNoneMatch: "*" }));
        return true;
      } catch (error) {
        // 409: somebody else is writing it at the same time.
        if ([409, 412].includes(statusOf(error) ?? 0)) return false;
        throw explained(error, bucket);
      }
    },
    async copy(from, to, headers) {
      const CopySource = `${bucket}/${at(from).Key}`.split("/").map(encodeURIComponent).join("/");
      await ask(
        client.send(new CopyObjectCommand({ ...at(to), CopySource, MetadataDirective: "REPLACE", ...headers })),
      );
    },
    delete: async (path) => void (await ask(client.send(new DeleteObjectCommand(at(path))))),
  };
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("$metadata" in error)) return undefined;
  return (error.$metadata as { readonly httpStatusCode?: number }).httpStatusCode;
}

/** What the operator can fix: an answer of the store, no region, no credentials, or no connection. */
function explained(error: unknown, bucket: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message === "Region is missing") {
    return new UsageError(`s3://${bucket} needs the region of the bucket: set AWS_REGION, or region in the profile.`, {
      cause: error,
    });
  }
  const isKnown = statusOf(error) !== undefined || error.name === "CredentialsProviderError" || "code" in error;
  if (!isKnown) return error;
  const reason = error.message === error.name ? error.message : `${error.name}: ${error.message}`;
  return new UsageError(
    `The store of s3://${bucket} refused: ${reason.replace(/\.$/, "")}. Publish again to continue.`,
    {
      cause: error,
    },
  );
}
