import { cspHash } from "@livery/pack/contentHash.ts";
import { pageCss } from "./pageCss.ts";

/** Address of the web font of the server's own pages: a bare machine has no Hangul font. */
export const OWN_FONT = "/font/own.css";

/** At the end of the body, it does not hold back the first paint, as it would in the head. */
const FONT_LINK = `<link rel="stylesheet" href="${OWN_FONT}">\n`;

interface OwnPageOptions {
  readonly title: string;
  /** Styles in addition to those of every page. */
  readonly css?: string;
  /** Whether the font is available yet. */
  readonly font?: boolean;
  readonly body: string;
  /** Address of the page's module, which may call this server; without it, no script runs. */
  readonly script?: string;
  /** Sources that may be shown in frames. */
  readonly frames?: readonly string[];
  /** Whether it has a form, whose answer is a page of this server. */
  readonly hasForm?: boolean;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page of the local server itself, in a neutral style. It loads nothing from elsewhere. */
export function ownPage({
  title,
  css = "",
  font = true,
  body,
  script,
  frames = [],
  hasForm = false,
  status = 200,
  headers = {},
}: OwnPageOptions): Response {
  const style = pageCss + css;
  const csp = [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    `style-src 'self' ${cspHash(style)}`,
    ...(script === undefined ? [] : ["script-src 'self'", "connect-src 'self'"]),
    `frame-src ${frames.join(" ") || "'none'"}`,
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${script === undefined ? "" : `<script type="module" src="${script}"></script>\n`}</head>
<body>
${body}
${font ? FONT_LINK : ""}</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": csp.join("; "),
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      ...headers,
    },
  });
}
