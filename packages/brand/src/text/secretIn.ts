/** Forms by which credentials are known, and what each is. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY/, "a private key"],
  [/\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/, "a token of a session (JWT)"],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, "an access key of AWS"],
  [/\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/, "an access token of GitHub"],
  [/\bxox[abeoprs]-[\w-]{10}/, "an access token of Slack"],
  [/\b[rs]k_live_\w{16}/, "an API key of Stripe"],
  [/\bhttps?:\/\/[^\s/:@]{1,200}:[^\s/@]{1,200}@/, "an address with a password in it"],
];

/** The longest text that is looked through: the schema and the check of texts refuse longer ones. */
const LONGEST = 10_000;

/** What kind of credential a text holds, such as `a private key`; nothing where it holds none that is known. */
export function secretIn(text: string): string | undefined {
  const read = text.slice(0, LONGEST);
  return secrets.find(([pattern]) => pattern.test(read))?.[1];
}
