import { contentType, contentTypes } from "../../contentType.ts";
import { cspHeader } from "../csp.ts";
import { cacheControl, escapePattern, type HostRules, unseenFiles } from "./hostRules.ts";

/**
 * `_Caddyfile`, for the block of a site. Everything is in one `route`, where directives keep their order. A `handle` of the
 * operator's comes before it and gets none of its headers.
 */
export function renderCaddyfile(rules: HostRules): string {
  const { otherDomains, origin, pages } = rules;
  const headers = [["Content-Security-Policy", cspHeader(rules.csp)] as const, ...Object.entries(rules.headers)].map(
    ([name, value]) => caddyHeader(name, value),
  );
  const types = Object.entries(contentTypes).map(([extension, type]) => ({ name: extension.slice(1), type }));
  return `# What Caddy must do for this site. Import this file in the site's block; docs/hosting.md shows one.
# Livery writes it with every build. Reload Caddy after each upload: the policy contains the hashes of the page's style and script.

@livery_unseen {
	path */.* /404.html ${unseenFiles.map((file) => `/${file}`).join(" ")}
	not path /.well-known/*
}
@livery_page path ${pages.join(" ")}
@livery_slash path_regexp ^(?:${pages.map(escapePattern).join("|")})/$
@livery_asset {
	path /assets/*
	file
}
${types.map(({ name }) => `@livery_${name} path *.${name}\n`).join("")}${otherDomains.length === 0 ? "" : `@livery_other host ${otherDomains.join(" ")}\n`}
route {
${headers.join("\n")}
${caddyHeader("Cache-Control", cacheControl.page)}
${otherDomains.length === 0 ? "" : `	redir @livery_other ${origin}{uri} 301\n`}	error @livery_unseen 404
	route @livery_slash {
		uri strip_suffix /
		redir {uri} 301
	}
	rewrite @livery_page /index.html
	header @livery_asset Cache-Control "${cacheControl.asset}"
${types.map(({ name, type }) => `	header @livery_${name} Content-Type "${type}"`).join("\n")}
	encode zstd gzip
	file_server {
		precompressed gzip
	}
}
handle_errors {
	@livery_missing expression {http.error.status_code} == 404
	route @livery_missing {
		rewrite * /404.html
${headers.map((line) => `	${line}`).join("\n")}
	${caddyHeader("Cache-Control", cacheControl.missing)}
	${caddyHeader("Content-Type", contentType("404.html"))}
		encode zstd gzip
		file_server
	}
}
`;
}

/** A line that sends a header. Inside its quotes, Caddy reads only a quote and a placeholder in another way. */
export function caddyHeader(name: string, value: string): string {
  return `	header ${name} "${value.replaceAll(/["{}]/g, String.raw`\$&`)}"`;
}
