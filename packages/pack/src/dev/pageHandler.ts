import type { Connect, ViteDevServer } from "vite";
import type { DevPage } from "./devPage.ts";

interface PageHandlerOptions {
  /** Address of the module that applies changes in the page. */
  readonly client: string;
}

/** Serves the brand's page at every address without a file, as `_redirects` does for a pack. */
export function pageHandler(
  server: ViteDevServer,
  page: () => DevPage | undefined,
  { client }: PageHandlerOptions,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const current = page();
    viteTags(server, request.originalUrl ?? "/").then((tags) => {
      const head = `${tags}<script type="module" src="${client}"></script>\n`;
      const html = current?.html ?? WAITING;
      response.statusCode = current === undefined ? 503 : 200;
      for (const [name, value] of Object.entries(current?.headers ?? {})) response.setHeader(name, value);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Cache-Control", "no-store");
      response.end(html.replace("<head>", `<head>\n${head}`));
    }, next);
  };
}

/** Shown until the brand compiles for the first time; its errors arrive over the socket. */
const WAITING = `<!doctype html>
<html lang="en">
<head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Livery</title></head>
<body></body>
</html>
`;

/**
 * What Vite adds to the head of a page. Vite gets an empty page: ours is served as rendered, above all its theme, which
 * Vite would otherwise process.
 */
async function viteTags(server: ViteDevServer, url: string): Promise<string> {
  const html = await server.transformIndexHtml(url, "<!doctype html><html><head></head><body></body></html>");
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "";
}
