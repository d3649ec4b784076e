/**
 * Every class of addresses that a launch must not open, for a site at https://acme.example that takes real money and lists
 * https://play.studio.example, at port 443, for its games.
 */
export const hostileAddresses: readonly (readonly [what: string, address: string])[] = [
  ["a script", "javascript:alert(1)"],
  ["a script behind a line break", "java\nscript:alert(1)"],
  ["a script behind spaces", "  JavaScript:alert(1)"],
  ["a document of its own", "data:text/html,<script>alert(1)</script>"],
  ["a blob", "blob:https://play.studio.example/1"],
  ["the site's own origin", "https://acme.example/game"],
  ["another protocol", "ftp://play.studio.example/"],
  ["plain http", "http://play.studio.example/"],
  ["a host without its protocol", "//play.studio.example/"],
  ["the same with backslashes", "\\\\play.studio.example/"],
  ["a mixture of both", "/\\play.studio.example/"],
  ["a name in the address", "https://neo@play.studio.example/"],
  ["a name and a password in the address", "https://neo:1@play.studio.example/"],
  ["a host that only looks like it", "https://play.studio.example.evil.example/"],
  ["another port of the host", "https://play.studio.example:444/"],
  ["an undeclared host", "https://evil.example/"],
  ["the demonstration provider, for real money", "http://games.localhost:4400/slot/"],
  ["a path without a host of the platform", "/play/7"],
  ["a relative path", "play/7"],
  ["nothing", ""],
];
