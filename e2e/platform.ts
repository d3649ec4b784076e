import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { request } from "node:http";
import { serverPort } from "./serverPort.ts";

interface Question {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string;
}

/** The envelope of every response of the platform (AP-C). */
interface Envelope {
  readonly success: boolean;
  readonly message: string;
  readonly value?: unknown;
}

/** A test's account on the brand's platform. */
export interface Account {
  readonly name: string;
  readonly password: string;
}

/** The member that every fresh platform has (README). */
export const demoMember: Account = { name: "demo", password: "Demo-1234" };

/** The one with the default password (packages/gateway/src/members/defaultPassword.ts). */
export const freshMember: Account = { name: "fresh", password: "Hanbit-2026-start" };

/** Calls the platform of a brand's site from Node, which cannot resolve `*.localhost`. */
async function ask(
  site: Pick<SiteConfig, "id" | "merchant">,
  { method, path, body, token }: Question,
): Promise<Envelope> {
  const port = await serverPort();
  const headers = {
    Host: `${site.id}.localhost:${port}`,
    Merchant: site.merchant,
    Language: "en",
    "Content-Type": "application/json",
    ...(token !== undefined && { Authorization: token }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (text += chunk));
      answer.on("end", () => resolve(JSON.parse(text) as Envelope));
    });
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Logs in and returns the session's token. */
export async function signIn(site: Pick<SiteConfig, "id" | "merchant">, account: Account): Promise<string> {
  const body = { username: account.name, password: account.password, type: "username" };
  const { success, message, value } = await ask(site, { method: "POST", path: "/wps/session/login", body });
  if (!success) throw new Error(`${site.id} rejects the login of ${account.name}: ${message}`);
  return (value as { readonly token: string }).token;
}

/** A member's balance according to the platform, in whole units. */
export async function totalBalance(site: Pick<SiteConfig, "id" | "merchant">, token: string): Promise<number> {
  const { value } = await ask(site, { method: "GET", path: "/wps/v2/wallets/balance", token });
  return (value as { readonly sumBalance: number }).sumBalance;
}

/** What a member staked and won today according to the platform, in minor units. */
export async function played(
  site: Pick<SiteConfig, "id" | "merchant">,
  token: string,
): Promise<{ readonly stakes: number; readonly wins: number }> {
  const { value } = await ask(site, { method: "GET", path: "/wps/responsible/statement?days=1", token });
  return value as { readonly stakes: number; readonly wins: number };
}

const demoTokens = new Map<string, Promise<string>>();

/** A session of the demo member: one for each brand and process, because no test ends it. */
export function demoToken(site: Pick<SiteConfig, "id" | "merchant">): Promise<string> {
  const known = demoTokens.get(site.id);
  if (known) return known;
  const coming = signIn(site, demoMember);
  demoTokens.set(site.id, coming);
  return coming;
}
