import { nameOf } from "../check/keyFindings.ts";
import type { JsonPath } from "../jsonPointer.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

export const addressesArePublic: Rule = {
  code: "LIV1232",
  title: {
    en: "Links, hosts and domains are addresses on the public internet.",
    ko: "링크, 호스트, 도메인은 공개된 인터넷 주소입니다.",
  },
  why: {
    en: "A visitor's browser looks for a private address in the visitor's own network, where a different device may answer or none. The site would trust that device as its platform or its games.",
    ko: "내부 주소는 방문자 자신의 네트워크에서 찾게 되므로, 엉뚱한 기기가 응답하거나 아무것도 응답하지 않습니다. 사이트는 그 기기를 플랫폼이나 게임으로 믿게 됩니다.",
  },
  good: { brand: { contact: { social: "https://social.example/acme" } } },
  bad: { brand: { contact: { social: "https://192.168.0.10/acme" } } },
  check({ config: { contact, securityContact, compliance, hosts, domains } }, report) {
    const lists = (["images", "games", "support"] as const).flatMap((key) =>
      hosts[key].map((host, at): Address => [["hosts", key, at], host]),
    );
    const addresses: Address[] = [
      [["contact", "social"], contact.social],
      [["securityContact", "address"], securityContact?.address],
      ...compliance.helpLines.map(({ link }, at): Address => [["compliance", "helpLines", at, "link"], link]),
      ...compliance.licences.map(({ register }, at): Address => [["compliance", "licences", at, "register"], register]),
      [["hosts", "api"], hosts.api],
      [["hosts", "flags"], hosts.flags],
      ...lists,
    ];
    const own = domains.map((domain, at): Address => [["domains", at], domain]);
    const hidden = [
      ...addresses.filter(([, address]) => address?.startsWith("https://") && !isPublic(address)),
      ...own.filter(([, domain]) => !isPublic(`https://${domain}`)),
    ];
    for (const [path, address = ""] of hidden) {
      report(path, {
        message: `${nameOf(path)} leads to a private address, which visitors cannot reach.`,
        expected: "an address on the public internet",
        got: quote(address),
        suggestion: "Write the address that visitors use.",
      });
    }
  },
};

/** A value that may be an address, with its path. */
type Address = readonly [JsonPath, string | undefined];

function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false;
  // The parser writes every form of an IPv4 address, such as one number, as four. Those of IPv6 have no dot.
  const hostname = new URL(address).hostname.replace(/\.$/, "");
  const [first = 0, second = 0, third = 0, ...rest] = hostname.split(".").map(Number);
  if (rest.length === 1 && /^[\d.]+$/.test(hostname)) return !isPrivate(first, second, third);
  return hostname.includes(".") && !privateName.test(hostname);
}

/** Names that only a private network resolves. */
const privateName = /\.(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

/** Addresses that are not routed on the internet (RFC 6890), by their first three bytes. */
function isPrivate(first: number, second: number, third: number): boolean {
  if ([0, 10, 127].includes(first) || first >= 224) return true;
  if (first === 100) return second >= 64 && second < 128;
  if (first === 169) return second === 254;
  if (first === 172) return second >= 16 && second < 32;
  if (first === 192) return second === 168 || (second === 0 && [0, 2].includes(third));
  if (first === 198) return second === 18 || second === 19 || (second === 51 && third === 100);
  return first === 203 && second === 0 && third === 113;
}
