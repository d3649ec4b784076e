import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { createGateway } from "@livery/gateway/createGateway.ts";
import { createSimulator } from "@livery/gateway/simulator/createSimulator.ts";
import { looseLimits, standardLimits } from "@livery/gateway/protection/limits.ts";
import { isDeepStrictEqual } from "node:util";
import type { RequestHandler } from "./requestHandler.ts";
import { dataFileIn, makeDataFolder, noticeOfEmptyData, withAdvice } from "./dataFile.ts";
import { readEncryptionKey } from "./encryptionKey.ts";

type Options = Parameters<typeof createGateway>[0];
type Merchants = Options["merchants"];
type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** The reference platform of this machine, for any number of brands. */
export interface LocalPlatform {
  /** Answers a call; the path begins at the platform's root. */
  readonly answer: RequestHandler;
  /** Draws a picture, or answers that its visitor has to wait: pictures have limits as calls have. */
  readonly picture: (request: Request, visitor: string, draw: () => Response) => Promise<Response>;
  /** Serves other merchants from now on, on the same data. */
  serve(merchants: Merchants): Promise<void>;
  /** What an operator does, at the platform that serves now. */
  control(): Gateway["control"];
  /** Whom it serves now. */
  merchants(): Merchants;
  /** Begins no answer any more, and closes the data file once every call is answered. */
  close(): Promise<void>;
}

/** What the platform must know of brands. */
export function merchantsOf(brands: readonly Pick<CompiledBrand, "site" | "report">[]): Merchants {
  return brands.map(({ site, report }) => ({ ...site, domains: report.domains }));
}

interface PlatformOptions {
  readonly limits?: "standard" | "loose";
  /** Whether it can be told what to do; what it was told holds for other merchants that it serves later, too. */
  readonly simulator?: boolean | undefined;
  /** Told what whoever started it should know, in a sentence: that it begins anew in a file that was there. */
  readonly note?: (sentence: string) => void;
}

/**
 * Opens the platform on the data in `folder`, making it if need be. Members, balances and sessions are there again after
 * a restart. Throws a `UsageError` that says what to do where the folder or a file in it cannot be used.
 */
export async function openPlatform(
  folder: string,
  merchants: Merchants,
  { limits = "standard", simulator = false, note }: PlatformOptions = {},
): Promise<LocalPlatform> {
  await makeDataFolder(folder);
  // Before it is opened: afterwards it is as full as any other.
  const notice = await noticeOfEmptyData(folder);
  if (notice !== undefined) note?.(notice);
  const encryptionKey = await readEncryptionKey(folder);
  const simulated = simulator && createSimulator({ clock: Date.now });
  const open = async (wanted: Merchants): Promise<Gateway> =>
    createGateway({
      merchants: wanted,
      database: dataFileIn(folder),
      clock: Date.now,
      // How much is under way is no matter of who asks: more of it would only let everybody wait.
      limits: limits === "loose" ? { ...looseLimits, underWay: standardLimits.underWay } : standardLimits,
      simulator: simulated,
      ...(encryptionKey && { encryptionKey }),
    }).catch((error: unknown) => {
      throw withAdvice(error);
    });
  let served = merchants;
  let current = await open(merchants);
  return {
    answer: (request, address) => current.fetch(request, { address }),
    picture: (request, address, draw) => current.picture(request, { address }, draw),
    async serve(wanted) {
      if (isDeepStrictEqual(wanted, served)) return;
      const former = current;
      current = await open(wanted);
      served = wanted;
      await former.close();
    },
    control: () => current.control,
    merchants: () => served,
    close: () => current.close(),
  };
}
