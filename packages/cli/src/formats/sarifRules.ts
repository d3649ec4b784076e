import { type ProblemCode, problemCodes } from "@livery/brand/problemCodes.ts";
import { rules } from "@livery/brand/rules/rules.ts";

/** The problem codes as SARIF reporting descriptors: the meaning of each and, if there is a rule, its reason. */
export function sarifRules(codes: readonly ProblemCode[]): object[] {
  return codes.map((code) => {
    const title = problemCodes[code].en;
    const rule = rules.find((candidate) => candidate.code === code);
    const why = rule ? [rule.title.en, rule.why.en] : [`${title[0]?.toUpperCase()}${title.slice(1)}.`];
    const page = `docs/reference/en/${rule ? `rules/${code}.md` : "problems.md"}`;
    return {
      id: code,
      name: pascalCase(title),
      shortDescription: { text: title },
      fullDescription: { text: why.join(" ") },
      help: {
        text: `${why.join(" ")} See ${page} in the Livery repository.`,
        markdown: `**${code}** ${title}\n\n${why.join("\n\n")}\n\nSee \`${page}\` in the Livery repository.`,
      },
      defaultConfiguration: { level: "error" },
    };
  });
}

/** `value not allowed` → `ValueNotAllowed`, as SARIF names rules. */
function pascalCase(title: string): string {
  const words = title.split(/[^\p{Letter}\p{Number}]+/u).filter((word) => word !== "");
  return words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join("");
}
