import { contentTypes } from "../../contentType.ts";
import { cacheControl, escapePattern, type HostRules, unseenFiles } from "./hostRules.ts";

/** The length of a piece of a header. nginx takes no parameter of 4,096 characters. */
const PIECE = 2000;

/**
 * `_nginx.conf`, for a `server` block of nginx. The value of Cache-Control is a variable: a location that adds a header
 * of its own would lose all headers of the server.
 */
export function renderNginxConf(rules: HostRules): string {
  const pages = rules.pages.map(escapePattern).join("|");
  return `# What nginx must do for this site. Include this file in its \`server\` block; docs/hosting.md shows one.
# Livery writes it with every build. Reload nginx after each upload: the policy contains the hashes of the page's style and script.

${types()}
charset utf-8;
absolute_redirect off;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;

set $livery_cache "${cacheControl.page}";
${policy(rules)}
add_header Cache-Control $livery_cache always;
add_header Content-Security-Policy $livery_policy always;
${Object.entries(rules.headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join("\n")}

error_page 403 404 =404 /404.html;
${rules.otherDomains.map((domain) => `if ($host = ${domain}) { return 301 ${rules.origin}$request_uri; }\n`).join("")}
location / { try_files $uri =404; }
location = / { try_files /index.html =404; }
location = /404.html {
  internal;
  set $livery_cache "${cacheControl.missing}";
}
# Names contain the hash of the content, so compressed copies beside the files (app.js.gz) are never out of date.
location /assets/ {
  set $livery_cache "${cacheControl.asset}";
  gzip_static on;
  try_files $uri =404;
}
location ~ ^(${pages})$ { try_files /index.html =404; }
location ~ ^(${pages})/$ { return 301 $1$is_args$args; }
# Files for hosts, such as this one, and hidden files. RFC 8615 allows /.well-known/.
location ~ ^/(${unseenFiles.map(escapePattern).join("|")})$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
`;
}

/** The types of a pack's files. nginx's own list differs from system to system, and lacks fonts and manifests on some. */
function types(): string {
  const rows = Object.entries(contentTypes).map(
    ([extension, type]) => [extension.slice(1), ...type.split(";")] as const,
  );
  const lines = rows.map(([extension, type]) => `  ${type} ${extension};`);
  // nginx adds text/html to both lists itself, and warns of a second one.
  const texts = rows
    .filter(([, type, charset]) => charset !== undefined && type !== "text/html")
    .map(([, type]) => type);
  return `types {
${lines.join("\n")}
}
default_type application/octet-stream;
charset_types ${texts.join(" ")};
gzip_types ${texts.join(" ")};`;
}

/** The policy, one directive a line; a directive may be longer than nginx takes in one piece. */
function policy({ csp }: HostRules): string {
  const directives = Object.entries(csp).map(([name, sources]) => [name, ...sources].join(" "));
  const pieces = directives
    .map((directive, place) => (place === directives.length - 1 ? directive : `${directive}; `))
    .flatMap((directive) => directive.match(new RegExp(`.{1,${PIECE}}`, "gsu")) ?? []);
  return pieces
    .map((piece, place) => `set $livery_policy ${quoted(piece, place === 0 ? "" : "${livery_policy}")};`)
    .join("\n");
}

/** A text as a parameter. nginx would take a dollar for a variable and cannot escape it. */
function quoted(text: string, before = ""): string {
  return `"${before}${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll("$", "%24")}"`;
}
