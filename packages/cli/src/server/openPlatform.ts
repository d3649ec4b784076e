import { createGateway } from "@livery/gateway/createGateway.ts";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { UsageError } from "../usageError.ts";
import type { Answer } from "./answer.ts";

type Options = Parameters<typeof createGateway>[0];
type Merchants = Options["merchants"];

/** The name of the data file, in the folder that `--data` names. */
const DATA_FILE = "platform.sqlite";

/** The reference platform of this machine, for any number of brands. */
export interface LocalPlatform {
  /** Answers a call; the path begins at the platform's root. */
  readonly answer: Answer;
  /** Serves other merchants from now on, on the same data. */
  serve(merchants: Merchants): Promise<void>;
  /** Closes the data file once every call is answered. */
  close(): Promise<void>;
}

/**
 * Opens the platform on the data in `folder`, making it if need be. Members, balances and sessions are there again after
 * a restart. Throws a `UsageError` where the folder or the file in it cannot be used.
 */
export async function openPlatform(folder: string, merchants: Merchants): Promise<LocalPlatform> {
  const database = join(folder, DATA_FILE);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new UsageError(`The folder ${folder} for the platform's data cannot be made. Choose another with --data.`, {
      cause: error,
    });
  });
  const open = async (wanted: Merchants): Promise<OpenGateway> =>
    countCalls(await createGateway({ merchants: wanted, database, clock: Date.now }));
  let served = merchants;
  let current = await open(merchants).catch((error: unknown) => {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  });
  return {
    answer: (request, visitor) => current.answer(request, visitor),
    async serve(wanted) {
      if (isDeepStrictEqual(wanted, served)) return;
      const former = current;
      current = await open(wanted);
      served = wanted;
      await former.close();
    },
    close: () => current.close(),
  };
}

interface OpenGateway {
  readonly answer: Answer;
  close(): Promise<void>;
}

/** A gateway that closes only after its last answer. */
function countCalls(gateway: Awaited<ReturnType<typeof createGateway>>): OpenGateway {
  const calls = new Set<Promise<Response>>();
  return {
    async answer(request, address) {
      const call = Promise.resolve(gateway.fetch(request, { address }));
      calls.add(call);
      return call.finally(() => calls.delete(call));
    },
    async close() {
      await Promise.allSettled(calls);
      await gateway.close();
    },
  };
}
