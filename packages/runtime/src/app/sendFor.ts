import { createSend, type Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { sessionToken } from "../state/session.ts";

type Platform = Pick<SiteConfig, "merchant" | "hosts">;

let kept: { readonly key: string; readonly send: Send } | undefined;

/** The way to a site's platform; the same one as long as merchant and hosts say the same. */
export function sendFor({ merchant, hosts }: Platform): Send {
  const key = JSON.stringify([merchant, hosts]);
  if (kept?.key !== key) kept = { key, send: begin({ merchant, hosts }) };
  return kept.send;
}

function begin({ merchant, hosts }: Platform): Send {
  const { tokenHeader, endpoints } = hosts;
  return createSend({
    origin: hosts.api,
    merchant,
    language: () => document.documentElement.lang,
    token: sessionToken,
    ...(tokenHeader !== undefined && { tokenHeader }),
    ...(endpoints !== undefined && { endpoints }),
  });
}
