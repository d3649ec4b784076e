import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const linksArePublic: Rule = {
  code: "LIV1232",
  title: {
    en: "Links lead to addresses on the public internet.",
    ko: "링크는 공개된 인터넷 주소로 이어집니다.",
  },
  why: {
    en: "A visitor's browser looks for a private address in the visitor's own network, where a different device may answer or none.",
    ko: "내부 주소는 방문자 자신의 네트워크에서 찾게 되므로, 엉뚱한 기기가 응답하거나 아무것도 응답하지 않습니다.",
  },
  good: { brand: { contact: { social: "https://social.example/acme" } } },
  bad: { brand: { contact: { social: "https://192.168.0.10/acme" } } },
  check({ config: { contact, securityContact, compliance } }, report) {
    const links: [JsonPath, string | undefined][] = [
      [["contact", "social"], contact.social],
      [["securityContact", "address"], securityContact?.address],
      ...compliance.helpLines.map(({ link }, at): [JsonPath, string | undefined] => [
        ["compliance", "helpLines", at, "link"],
        link,
      ]),
      ...compliance.licences.map(({ register }, at): [JsonPath, string | undefined] => [
        ["compliance", "licences", at, "register"],
        register,
      ]),
    ];
    for (const [path, link] of links) {
      if (link === undefined || !link.startsWith("https://") || isPublic(link)) continue;
      report(path, {
        message: `${nameOf(path)} leads to a private address, which visitors cannot reach.`,
        expected: "an address on the public internet",
        got: quote(link),
        suggestion: "Write the address that visitors use.",
      });
    }
  },
};

function isPublic(link: string): boolean {
  if (!URL.canParse(link)) return false;
  // The parser writes every form of an IPv4 address, such as one number, as four.
  const { hostname } = new URL(link);
  const [first = 0, second = 0, ...rest] = hostname.split(".").map(Number);
  if (rest.length === 2 && /^[\d.]+$/.test(hostname)) return !isPrivate(first, second);
  return hostname.includes(".") && !/\.(?:localhost|local|internal|lan|home\.arpa)$/.test(hostname);
}

/** Addresses that are not routed on the internet (RFC 6890), by their first two bytes. */
function isPrivate(first: number, second: number): boolean {
  if ([0, 10, 127].includes(first) || first >= 224) return true;
  if (first === 100) return second >= 64 && second < 128;
  if (first === 172) return second >= 16 && second < 32;
  return (first === 169 && second === 254) || (first === 192 && second === 168);
}
