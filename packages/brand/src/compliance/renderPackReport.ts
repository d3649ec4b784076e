import type { Localized } from "../localized.ts";
import type { CompliancePack } from "./compliancePack.ts";
import type { ComplianceRule, RuleKind } from "./complianceRule.ts";

type Language = keyof Localized;

/**
 * The Markdown page of a pack in the generated reference: every rule with its kind, dates and source. It adds nothing
 * to the pack's data.
 */
export function renderPackReport(pack: CompliancePack, language: Language): string {
  const say = (text: Localized): string => text[language];
  const head = [words.rule, words.title, words.kind, words.days, words.source].map(say);
  const rows = pack.rules.map((rule) => [
    `\`${rule.id}\``,
    say(rule.title) + (rule.play === undefined ? "" : ` (${say(plays[rule.play])})`),
    say(kinds[rule.kind]),
    daysOf(rule, say),
    [rule.source.title, ...(rule.source.note === undefined ? [] : [rule.source.note])].join("; "),
  ]);
  return [
    `# ${pack.id}: ${say(pack.title)}`,
    "",
    appliesTo(pack, say),
    "",
    say(words.disclaimer),
    "",
    ...[head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(escapeCell).join(" | ")} |`),
    "",
  ].join("\n");
}

type Say = (text: Localized) => string;

function appliesTo({ applies }: CompliancePack, say: Say): string {
  if (applies === "always") return say(words.always);
  if ("play" in applies) return say(words.play).replace("{play}", applies.play);
  return say(words.market).replace("{market}", applies.market);
}

function daysOf({ from, until }: ComplianceRule, say: Say): string {
  const since = from === undefined ? [] : [say(words.from).replace("{date}", from)];
  const ended = until === undefined ? [] : [say(words.until).replace("{date}", until)];
  return [...since, ...ended].join(", ") || say(words.noDate);
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|");
}

const words = {
  rule: { en: "Rule", ko: "규칙" },
  title: { en: "In our words", ko: "내용" },
  kind: { en: "Kind", ko: "종류" },
  days: { en: "In force", ko: "시행" },
  source: { en: "Source as read", ko: "출처" },
  always: { en: "Applies to every brand.", ko: "모든 브랜드에 적용됩니다." },
  play: {
    en: 'Applies to brands with `"play": "{play}"`.',
    ko: '`"play": "{play}"`인 브랜드에 적용됩니다.',
  },
  market: {
    en: "Applies to brands that list the market `{market}`.",
    ko: "시장 `{market}`을 적은 브랜드에 적용됩니다.",
  },
  from: { en: "from {date}", ko: "{date}부터" },
  until: { en: "until {date}", ko: "{date}까지" },
  noDate: { en: "no date known", ko: "시행일 미상" },
  disclaimer: {
    en: "The rules are examples, not legal advice: the operator's lawyers must confirm, date and complete them.",
    ko: "규칙은 예시이며 법률 자문이 아닙니다. 운영자의 법률 담당자가 확인하고 날짜를 정하고 보완해야 합니다.",
  },
} as const satisfies Readonly<Record<string, Localized>>;

const plays = {
  demo: { en: "play money only", ko: "플레이머니만" },
  "real-money": { en: "real money only", ko: "실제 돈만" },
} as const satisfies Readonly<Record<string, Localized>>;

const kinds: Readonly<Record<RuleKind, Localized>> = {
  forbidMarket: { en: "forbids the market", ko: "시장 금지" },
  force: { en: "forces a value", ko: "값 강제" },
  lock: { en: "locks a switch", ko: "스위치 잠금" },
  forbid: { en: "forbids a value", ko: "값 금지" },
  forbidAction: { en: "forbids an action", ko: "동작 금지" },
  minimumAge: { en: "minimum age", ko: "최소 나이" },
  minimumConstant: { en: "minimum of a constant", ko: "상수의 최솟값" },
  requireText: { en: "requires a text", ko: "텍스트 요구" },
  requireLink: { en: "requires a link", ko: "링크 요구" },
  requireAsset: { en: "requires fixed artwork", ko: "정해진 그림 요구" },
  requireTool: { en: "requires a tool", ko: "도구 요구" },
  requireStandard: { en: "requires a standard", ko: "표준 요구" },
  offerLimits: { en: "requires limits to be offered", ko: "한도 제공 요구" },
  limitPrompt: { en: "requires asking for a limit", ko: "한도 질문 요구" },
  limit: { en: "sets a limit", ko: "한도 지정" },
  coolingTime: { en: "cooling time", ko: "대기 시간" },
  realityCheck: { en: "requires reality checks", ko: "이용 현황 알림 요구" },
  panicButton: { en: "requires a panic button", ko: "긴급 중단 버튼 요구" },
  activityStatement: { en: "requires an activity statement", ko: "이용 내역 요구" },
  durations: { en: "requires durations", ko: "기간 요구" },
  helpLine: { en: "requires a help line", ko: "상담 창구 요구" },
  exclusionScope: { en: "scope of exclusions", ko: "이용 제한 범위" },
  consent: { en: "requires consent", ko: "동의 요구" },
};
