import type { Connect, ViteDevServer } from "vite";
import type { DevPage } from "./devPage.ts";

interface PageHandlerOptions {
  /** Address of the module that takes up changes in the page. */
  readonly client: string;
}

/** Answers every address that is no file with the brand's page, as `_redirects` has it for a pack. */
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

/** Stands until the brand compiles for the first time; what is wrong with it comes over the socket. */
const WAITING = `<!doctype html>
<html lang="en">
<head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Livery</title></head>
<body></body>
</html>
`;

/**
 * What Vite puts into the head of a page. It gets an empty one to look at: our page is served as it was rendered, its
 * theme above all, which Vite would pass through its own handling of styles.
 */
async function viteTags(server: ViteDevServer, url: string): Promise<string> {
  const html = await server.transformIndexHtml(url, "<!doctype html><html><head></head><body></body></html>");
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "";
}
