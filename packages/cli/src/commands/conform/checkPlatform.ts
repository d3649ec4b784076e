import { UsageError } from "../../usageError.ts";
import { ANSWER } from "./carryOut.ts";
import { checkCall } from "./checkCall.ts";
import { type CallResult, type CheckResult, type ConformReport, skipped } from "./conformReport.ts";
import { type Contract, type ContractCall, callOf, isRead, readContract } from "./contract.ts";
import { type AskOptions, createAsk } from "./createAsk.ts";
import { type Account, logIn, logOut } from "./sessions.ts";
import { type Actor, askProperly, type Visit } from "./visit.ts";

export interface ConformSettings extends Omit<AskOptions, "waits"> {
  readonly accounts: Readonly<Partial<Record<Actor, Account>>>;
  readonly paymentPassword?: string | undefined;
  /** The calls to check; all if empty. */
  readonly only: readonly string[];
  /** Whether calls that change something are sent. */
  readonly write: boolean;
  readonly decimals: number;
  readonly waits?: () => void;
}

/** After so many calls without an answer, the platform counts as gone. */
const MOST_SILENT = 3;

/** Compares a platform with the contract. Throws a UsageError if it cannot be reached or lets an account not log in. */
export async function checkPlatform(settings: ConformSettings): Promise<ConformReport> {
  const contract = await readContract();
  const { ask, requests } = createAsk({ waits: () => undefined, ...settings });
  const { url, merchant, decimals, paymentPassword, publicKey, only } = settings;
  const isEncrypted = publicKey !== undefined;
  const { member } = settings.accounts;
  const visitor: Visit = {
    contract,
    ask,
    merchant,
    decimals,
    paymentPassword,
    tokens: {},
    isEncrypted,
    password: member?.password,
    logInAgain: async () => member && (await logIn(visitor, { member }).catch(() => undefined))?.tokens.member,
  };
  await requirePlatform(visitor, url);
  const { tokens, login } = await logIn(visitor, settings.accounts);
  const visit: Visit = { ...visitor, tokens };
  const calls: CallResult[] = [];
  let silent = 0;
  for (const contractCall of inOrder(contract, only)) {
    const made = contractCall.call.id === "login" ? login : [];
    const { checks, answered } =
      silent < MOST_SILENT
        ? await checkCall(visit, contractCall, { write: settings.write, made })
        : { checks: [skipped(ANSWER, "the platform no longer answers")], answered: false };
    silent = answered ? 0 : silent + 1;
    calls.push(resultOf(contractCall, checks));
  }
  const end = await logOut(visit);
  const ended = calls.map((result) =>
    result.call === "logout" ? { ...result, checks: [...end, ...result.checks] } : result,
  );
  return { url, merchant, calls: ended, requests: requests() };
}

/** Reads first, so that they show the account as it was; the end of the session last. */
function inOrder({ calls }: Contract, only: readonly string[]): readonly ContractCall[] {
  const rank = (contractCall: ContractCall): number =>
    contractCall.call.id === "logout" ? 2 : Number(!isRead(contractCall));
  const wanted = [...calls.values()].filter(({ call }) => only.length === 0 || only.includes(call.id));
  return wanted.toSorted((one, other) => rank(one) - rank(other));
}

function resultOf({ call }: ContractCall, checks: readonly CheckResult[]): CallResult {
  const { id, requirement, method, path } = call;
  return { call: id, requirement, method, path, checks };
}

/** Makes sure that something answers at all. */
async function requirePlatform(visit: Visit, url: string): Promise<void> {
  const status = callOf(visit.contract, "systemStatus");
  const answer = await askProperly(visit, status, {});
  if (answer.came) return;
  const isLocal = new URL(url).hostname.endsWith(".localhost");
  const advice = isLocal ? " Name the platform's address that `npm start` prints, such as http://localhost:4400." : "";
  throw new UsageError(`No platform answers at ${url}: ${answer.why}.${advice}`);
}
