import type { SiteConfig } from "@livery/product/siteConfig.ts";

export interface ContactLinks {
  readonly email?: string | undefined;
  readonly social?: string | undefined;
}

/** The brand's contacts as link addresses. */
export function contactLinks({ email, social }: SiteConfig["contact"]): ContactLinks {
  return { email: email ? `mailto:${email}` : undefined, social };
}
