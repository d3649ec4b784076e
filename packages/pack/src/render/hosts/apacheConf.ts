import { contentTypes } from "../../contentType.ts";
import { cspHeader } from "../csp.ts";
import { cacheControl, escapePattern, type HostRules, inQuotes, unseenFiles } from "./hostRules.ts";

/**
 * `_apache.conf`, for a `<Directory>` of Apache 2.4 with its modules deflate, headers, mime and rewrite. The same text is
 * valid as `.htaccess`, where others own the configuration.
 */
export function renderApacheConf(rules: HostRules): string {
  const { otherDomains, origin, pages } = rules;
  const paths = pages.map((path) => escapePattern(path.slice(1))).join("|");
  const headers = [["Content-Security-Policy", cspHeader(rules.csp)] as const, ...Object.entries(rules.headers)];
  const texts = Object.values(contentTypes).filter((type) => type.includes("charset"));
  return `# What Apache must do for this site. Include this file in its \`<Directory>\`; docs/hosting.md shows one.
# Livery writes it with every build. Reload Apache after each upload: the policy contains the hashes of the page's style and script.

${Object.entries(contentTypes)
  .map(([extension, type]) => `AddType ${inQuotes(type)} ${extension}`)
  .join("\n")}
AddOutputFilterByType DEFLATE ${texts.map((type) => type.split(";")[0]).join(" ")}
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 403 /404.html
ErrorDocument 404 /404.html

${headers.map(([name, value]) => apacheHeader(name, value)).join("\n")}
${apacheHeader("Cache-Control", cacheControl.page)}
${apacheHeader("Cache-Control", cacheControl.asset)} "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} -lt 400"
${apacheHeader("Cache-Control", cacheControl.missing)} "expr=%{REQUEST_STATUS} -ge 400"

RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404\\.html$ - [R=404]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404]
RewriteRule ^(?:${unseenFiles.map(escapePattern).join("|")})$ - [R=404]
${otherDomains
  .map(
    (domain) =>
      // The header has a port where the server listens on another one than browsers expect.
      `RewriteCond %{HTTP_HOST} ^${escapePattern(domain)}(?::\\d+)?$ [NC]\nRewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L,NE]\n`,
  )
  .join("")}RewriteRule ^(${paths})/$ /$1 [R=301,L]
RewriteRule ^(?:${paths})$ index.html [END]
# Folders have no pages of their own.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404]
`;
}

/** A line that sends a header with every answer. A percent sign would begin a variable. */
export function apacheHeader(name: string, value: string): string {
  return `Header always set ${name} ${inQuotes(value.replaceAll("%", "%%"))}`;
}
