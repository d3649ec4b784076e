import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { createGateway } from "@livery/gateway/createGateway.ts";
import { merchantParts } from "@livery/gateway/merchant.ts";
import { defined } from "@livery/platform/defined.ts";
import { createSimulator } from "@livery/gateway/simulator/createSimulator.ts";
import { looseLimits, standardLimits } from "@livery/gateway/protection/limits.ts";
import { isDeepStrictEqual } from "node:util";
import type { RequestHandler } from "./requestHandler.ts";
import { dataFileIn, makeDataFolder, noticeOfEmptyData, withAdvice } from "./dataFile.ts";
import { readEncryptionKey } from "./encryptionKey.ts";
import { noticeOfMissingSecrets, readTurnstileSecrets } from "./turnstileSecrets.ts";

type Options = Parameters<typeof createGateway>[0];
type Merchants = Options["merchants"];
type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** The reference platform of this machine, for any number of brands. */
export interface LocalPlatform {
  /** Handles a call; the path starts at the platform's root. */
  readonly answer: RequestHandler;
  /** Draws a picture, or responds that the visitor must wait: pictures have rate limits like calls. */
  readonly picture: (request: Request, visitor: string, draw: () => Response | Promise<Response>) => Promise<Response>;
  /** Serves other merchants from now on, with the same data; the same ones are not interrupted. */
  serve(merchants: Merchants): Promise<void>;
  /** Operator actions on the current platform. */
  control(): Gateway["control"];
  /** The merchants that it serves now. */
  merchants(): Merchants;
  /** Starts no more responses, and closes the data file once every call is finished. */
  close(): Promise<void>;
}

/** What the platform needs to know about brands. */
export function merchantsOf(brands: readonly Pick<CompiledBrand, "site" | "report">[]): Merchants {
  return brands.map(({ site, report }) => {
    const { raiseHours: coolingHours, ceilings: limitCeilings } = site.playTools ?? {};
    const duties = defined({ coolingHours, limitCeilings });
    return {
      ...pick(site, merchantParts),
      domains: report.domains,
      // What the site says of limits, the platform carries out.
      ...(Object.keys(duties).length > 0 && { duties }),
    };
  });
}

function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  const entries = keys.filter((key) => key in whole).map((key) => [key, whole[key]]);
  return Object.fromEntries(entries) as Pick<Whole, Key>;
}

interface PlatformOptions {
  readonly limits?: "standard" | "loose";
  /** Whether it can be controlled; settings also apply to merchants that it serves later. */
  readonly simulator?: boolean | undefined;
  /** Receives warnings for the person who started it: that an existing file was empty. */
  readonly note?: (sentence: string) => void;
  /** The origin of the demonstration provider; without it no game can be opened. */
  readonly gamesOrigin?: string;
}

/**
 * Opens the platform on the data in `folder`, creating it if needed. Members, balances and sessions survive restarts.
 * Throws a `UsageError` with advice if the folder or a file in it cannot be used.
 */
export async function openPlatform(
  folder: string,
  merchants: Merchants,
  { limits = "standard", simulator = false, note, gamesOrigin }: PlatformOptions = {},
): Promise<LocalPlatform> {
  await makeDataFolder(folder);
  // Before it is opened: afterwards it is no longer empty.
  const notice = await noticeOfEmptyData(folder);
  if (notice !== undefined) note?.(notice);
  const encryptionKey = await readEncryptionKey(folder);
  const secrets = await readTurnstileSecrets(folder);
  const missing = noticeOfMissingSecrets(merchants, { folder, secrets });
  if (missing !== undefined) note?.(missing);
  const simulated = simulator && createSimulator({ clock: Date.now });
  const open = async (wanted: Merchants): Promise<Gateway> =>
    createGateway({
      history: true,
      merchants: wanted,
      database: dataFileIn(folder),
      clock: Date.now,
      // The limit of concurrent work does not depend on the caller: more would only make everybody wait.
      limits: limits === "loose" ? { ...looseLimits, underWay: standardLimits.underWay } : standardLimits,
      simulator: simulated,
      ...(gamesOrigin !== undefined && { gamesOrigin: () => gamesOrigin }),
      ...(encryptionKey && { encryptionKey }),
      turnstile: { secrets },
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
