import type { Localized } from "@livery/brand/localized.ts";
import type { Command, Option } from "commander";
import type { Language } from "./language.ts";
import { block, code, page, plain, table } from "./markdown.ts";

/** Every command with its subcommands, arguments and options, from its `--help`: English in both languages. */
export function commandsPage(program: Command, language: Language): string {
  const say: Say = (text) => text[language];
  const sections = program.commands.flatMap((command) => commandSections(command, "livery", "##", say));
  return page(say(words.title), say(words.intro), ...sections);
}

/** A command, followed by its subcommands one level deeper. */
function commandSections(command: Command, parent: string, heading: string, say: Say): string[] {
  const name = `${parent} ${command.name()}`;
  return [
    `${heading} ${name}`,
    `${plain(capital(command.description()))}.`,
    block("sh", `${name} ${command.usage()}`),
    argumentTable(command, say),
    optionTable(command, say),
    ...command.commands.flatMap((below) => commandSections(below, name, `${heading}#`, say)),
  ];
}

type Say = (text: Localized) => string;

function argumentTable({ registeredArguments }: Command, say: Say): string {
  if (registeredArguments.length === 0) return "";
  const rows = registeredArguments.map((argument) => [code(argument.name()), plain(argument.description)]);
  return table([words.argument, words.meaning].map(say), rows);
}

function optionTable({ options }: Command, say: Say): string {
  const shown = options.filter(({ hidden }) => !hidden);
  if (shown.length === 0) return "";
  const rows = shown.map((option) => [code(option.flags), plain(option.description), valuesOf(option)]);
  return table([words.option, words.meaning, words.values].map(say), rows);
}

function valuesOf({ argChoices = [], defaultValue }: Option): string {
  if (argChoices.length > 0) {
    return argChoices.map((value) => (value === defaultValue ? `**${code(value)}**` : code(value))).join(", ");
  }
  return defaultValue === undefined ? "" : `**${code(String(defaultValue))}**`;
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

const words = {
  title: { en: "Commands", ko: "명령" },
  intro: {
    en: "In this repository, `npm run livery -- <command>` runs a command with the right version of Node. Exit codes: 0 success, 1 problems found, 2 the command line or the environment must be changed, 3 an internal error in Livery.",
    ko: "이 저장소에서 `npm run livery -- <명령>`을 실행하면 알맞은 버전의 Node로 명령을 실행합니다. 종료 코드는 0이 정상, 1이 문제 발견, 2가 명령줄이나 환경을 고쳐야 함, 3이 Livery의 내부 오류입니다. 명령의 도움말은 영어입니다.",
  },
  argument: { en: "Argument", ko: "인수" },
  option: { en: "Option", ko: "옵션" },
  meaning: { en: "Meaning", ko: "설명" },
  values: { en: "Values, the default in bold", ko: "값(기본값은 굵게)" },
} as const satisfies Readonly<Record<string, Localized>>;
