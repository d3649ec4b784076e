import { cacheControl, hostFiles } from "./hostRules.ts";

/** Shown in place of a site that was removed. Its visitors' language is not known. */
const GONE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>This site has closed</title>
<p>This site has closed.</p>
<p lang="ko">이 사이트는 운영을 종료했습니다.</p>
</html>
`;

/**
 * What a brand serves after its removal: a page, and for each host that can say so the rule that every address answers 410.
 * The page has the name of the one for missing files, because hosts without rules show that.
 */
export function renderGone(): readonly (readonly [file: string, text: string])[] {
  return [
    ["404.html", GONE_PAGE],
    [hostFiles.nginx, NGINX],
    [hostFiles.caddy, CADDY],
    [hostFiles.apache, APACHE],
  ];
}

const HEAD = "# This site was removed. Every address answers 410 (gone).";

const NGINX = `${HEAD}
charset utf-8;
error_page 410 /404.html;
error_page 404 =410 /404.html;
add_header Cache-Control "${cacheControl.missing}" always;
add_header X-Content-Type-Options nosniff always;
location / { return 410; }
location = /404.html {
  internal;
  types { text/html html; }
}
`;

const CADDY = `${HEAD}
route {
	error * 410
}
handle_errors {
	rewrite * /404.html
	header Cache-Control "${cacheControl.missing}"
	header X-Content-Type-Options nosniff
	header Content-Type "text/html; charset=utf-8"
	file_server
}
`;

const APACHE = `${HEAD}
AddType "text/html; charset=utf-8" .html
ErrorDocument 410 /404.html
Header always set Cache-Control "${cacheControl.missing}"
Header always set X-Content-Type-Options nosniff
RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^ - [G]
`;
