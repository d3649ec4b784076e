import { hostFiles, inQuotes, siteIncludeFiles } from "./hostRules.ts";

/**
 * Files that a release gets in its place on a server, beside those of the pack: name → text. They name the folder of this
 * release, not the link to the current one: a server that reads its configuration only now and then keeps the rules and
 * the files of one release together.
 */
export function siteIncludes(folder: string): readonly (readonly [file: string, text: string])[] {
  const root = inQuotes(folder);
  const include = (file: string): string => inQuotes(`${folder}/${file}`);
  return [
    [siteIncludeFiles.nginx, `root ${root};\ninclude ${include(hostFiles.nginx)};\n`],
    [siteIncludeFiles.caddy, `root * ${root}\nimport ${include(hostFiles.caddy)}\n`],
    [
      siteIncludeFiles.apache,
      `DocumentRoot ${root}
<Directory ${root}>
  Require all granted
  AllowOverride None
  Options FollowSymLinks
  Include ${include(hostFiles.apache)}
</Directory>
`,
    ],
  ];
}
