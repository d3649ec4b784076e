import { textLanguages } from "@livery/product/languages.ts";
import { TIMEOUT_MS } from "@livery/platform/callRequest.ts";
import { characters } from "@livery/theme/suggest/characters.ts";
import { Option } from "commander";
import { ciFormats } from "./commands/ci/ciFormats.ts";
import { offers } from "./commands/new/offers.ts";
import {
  parseAddress,
  parseColor,
  parseCount,
  parseDate,
  parseJobs,
  parseLocales,
  parsePort,
  parseSeconds,
  parseShard,
} from "./parseOptions.ts";

const findingsFormats = ["pretty", "json", "github", "sarif"] as const;

/** The output format of findings. All formats except the first are for machines, and then nothing else is on stdout. */
export type FindingsFormat = (typeof findingsFormats)[number];

/**
 * Every option of every command. `--help` and the reference (docs/reference/<language>/commands.md) print these texts. Each
 * command gets its own copy of a shared option, because commander keeps a command's state in it.
 */
export const option = {
  account: () => new Option("--account <name>", "member to log in as; the password comes from LIVERY_PASSWORD"),

  agent: () => new Option("--agent <name>", "agent to log in as; the password comes from LIVERY_AGENT_PASSWORD"),

  all: () => new Option("--all", "also pack brands that have not changed since their last build"),

  apca: () => new Option("--apca", "also report texts that pass the contrast gate but look weak (APCA)"),

  /** The brand whose platform is checked. */
  brand: () =>
    new Option("--brand <id>", "brand to take the merchant, the platform's address, its paths, header and key from"),

  /** For brands in a separate repository. */
  brands: () =>
    new Option("--brands <folder>", "folder with one folder per brand (default: brands/ of this repository)"),

  /** For a branch or a push: what it touches. */
  changed: () =>
    new Option(
      "--changed <commit>",
      "only brands that have changed since this Git commit, or that extend one that has; all brands if the code has changed",
    ),

  /** Look of a new brand. */
  character: () =>
    new Option("--character <look>", "initial look (default: the first that no other brand has)").choices(
      Object.keys(characters),
    ),

  /** The CI system that reads the jobs. */
  ciFormat: () =>
    new Option("--format <system>", "format of the jobs: github (step outputs), gitlab (a child pipeline) or json")
      .choices(ciFormats)
      .default("github"),

  /** Brand colour of a new brand. */
  color: () =>
    new Option("--color <colour>", "brand colour; all others are derived from it (default: #2f5bd0)").argParser(
      parseColor,
    ),

  /** Folder of the reference platform's data. */
  data: () =>
    new Option("--data <folder>", "folder where the platform keeps its members, balances and sessions").default(
      ".livery",
    ),

  /** Whether a backup is restored that this platform did not sign. */
  unsigned: () =>
    new Option("--unsigned", "accept a backup that this platform has not signed; its ledger is still checked"),

  /** The day that determines which compliance rules are in force. */
  date: () =>
    new Option(
      "--date <date>",
      "day of the build, YYYY-MM-DD: uses the compliance rules in force on that day (default: today in UTC)",
    ).argParser(parseDate),

  /** File for the description of the platform's calls. */
  document: () => new Option("--out <file>", "file to write the document to (default: standard output)"),

  dryRun: () => new Option("--dry-run", "with --fix: print the changes as a patch, without writing them"),

  /** Of object storage. */
  endpoint: () =>
    new Option("--endpoint <address>", "address of S3-compatible storage that is not Amazon's").argParser(parseAddress),

  fix: () =>
    new Option(
      "--fix",
      "correct misspelt keys and adjust colours that narrowly miss the contrast limit; nothing else changes",
    ),

  format: () =>
    new Option(
      "--format <format>",
      "output format: pretty (for people), json (one document), github (annotations of a workflow run) or sarif (a SARIF 2.1.0 log)",
    )
      .choices(findingsFormats)
      .default("pretty"),

  /** The same as `--format json`. */
  json: () =>
    new Option("--json", "print one JSON document on stdout and nothing else there").implies({ format: "json" }),

  jobs: () =>
    new Option(
      "--jobs <number>",
      "maximum number of brands packed at once (default: one for each core, at most 8)",
    ).argParser(parseJobs),

  /** Releases that stay on a target. */
  keep: () =>
    new Option("--keep <releases>", "how many releases before the current one stay, with all their files")
      .default(3)
      .argParser(parseCount),

  keepDays: () =>
    new Option("--keep-days <days>", "for how many days a release stays after it was replaced")
      .default(7)
      .argParser(parseCount),

  keepGoing: () =>
    new Option("--keep-going", "pack the brands without errors even if others have errors; the exit code is still 1"),

  /** For commands without other formats. */
  jsonDocument: () => new Option("--json", "print one JSON document on stdout and nothing else there"),

  junit: () => new Option("--junit <file>", "also write the report to this file, as JUnit XML"),

  limits: () =>
    new Option("--limits <kind>", "rate limits of the platform: loose is for tests and measurements")
      .choices(["standard", "loose"])
      .default("standard"),

  /** Languages of a new brand. */
  locales: () =>
    new Option(
      "--locales <codes>",
      `languages, the default one first (default: ${textLanguages.map(({ code }) => code).join()})`,
    ).argParser(parseLocales),

  /** Logo of a new brand. */
  logo: () => new Option("--logo <file>", "logo to take the colours from; an SVG also becomes the brand's logo"),

  merchant: () => new Option("--merchant <code>", "the site's merchant code on the platform"),

  most: () =>
    new Option("--most <jobs>", "maximum number of jobs; more brands than that are split into as many parts")
      .default(20)
      .argParser(parseJobs),

  /** Display name of a new brand. */
  name: () => new Option("--name <name>", "name that visitors see (default: from the id)"),

  /** The topic of a new brand. */
  offer: () => new Option("--offer <kind>", "topic of the site (default: everything)").choices(Object.keys(offers)),

  /** Folder for packs. */
  out: () => new Option("--out <folder>", "folder to write the packs to").default("dist"),

  /** The folder to read packs from. */
  packs: () => new Option("--out <folder>", "folder of the packs").default("dist"),

  passwordStdin: () =>
    new Option("--password-stdin", "read the passwords from standard input: a line for each account, agent and trial"),

  /** A delivery without its effects. */
  planOnly: () => new Option("--dry-run", "print what would be sent, switched and deleted, and change nothing"),

  port: (usual = 4400) => new Option("--port <number>", "port of the local server").default(usual).argParser(parsePort),

  ports: () => new Option("--ports", "give each brand its own port, for browsers that do not resolve <id>.localhost"),

  /** Without ids and with the brands of this repository, it is the default. */
  prune: () =>
    new Option(
      "--prune",
      "also delete the packs of brands that were removed or renamed (default: only if all brands of this repository are packed)",
    ),

  problems: () =>
    new Option(
      "--problems <which>",
      "only brands with problems of this kind: error, advice, none or a code like LIV1508",
    ),

  publicKey: () =>
    new Option(
      "--public-key <key>",
      "key to encrypt calls with, as in hosts.publicKey (default: calls are not encrypted)",
    ),

  rebuild: () =>
    new Option(
      "--rebuild",
      "also pack the brands again elsewhere, the runtime included, and compare every byte; takes a minute or more",
    ),

  /** Folder for the generated reference. */
  reference: () =>
    new Option("--out <folder>", "folder to write the reference to; it must contain nothing else").default(
      "docs/reference",
    ),

  shard: () =>
    new Option(
      "--shard <part>",
      "only one of several equal parts of the brands, such as 3/10; a brand stays in its part when others come and go",
    ).argParser(parseShard),

  simulator: () =>
    new Option(
      "--simulator",
      "add a page at /simulator/, only for this machine, that controls the platform's time, errors and maintenance and shows its messages and requests",
    ),

  /** Compares instead of writing. */
  stale: () => new Option("--check", "write nothing, and fail if the folder is out of date"),

  summary: () =>
    new Option(
      "--summary <file>",
      "also write a summary of each brand to this file: as HTML if its name ends in .html, else as Markdown",
    ),

  timeout: () =>
    new Option("--timeout <seconds>", "how long to wait for each answer")
      .default(TIMEOUT_MS / 1000)
      .argParser(parseSeconds),

  trial: () =>
    new Option("--trial <name>", "trial account to log in as; the password comes from LIVERY_TRIAL_PASSWORD"),

  url: () =>
    new Option("--url <address>", "address of the platform, such as https://api.example").argParser(parseAddress),

  watch: () => new Option("--watch", "pack a brand again when something in its folder changes"),

  writeConfigs: () => new Option("--write", "also write the changed configs"),

  write: () => new Option("--write", "also send calls that change something: only with accounts made for the check"),

  where: () =>
    new Option(
      "--where <conditions...>",
      "only brands with these values, such as layout.header=rail or play!=demo; a list matches if one of its items does",
    ),

  yes: () => new Option("-y, --yes", "ask no questions: missing options take their defaults, as without a terminal"),
} as const satisfies Readonly<Record<string, (usual?: number) => Option>>;
