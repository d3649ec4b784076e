import type { SiteConfig } from "@livery/product/siteConfig.ts";

export interface ContactLinks {
  readonly email?: string;
  readonly social?: string;
}

/** The brand's contacts as link addresses. */
export function contactLinks({ email, social }: SiteConfig["contact"]): ContactLinks {
  return { ...(email && { email: `mailto:${email}` }), ...(social && { social }) };
}
