/** Patterns of known credentials, with a description of each. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]{0,40}PRIVATE KEY/, "a private key"],
  [/\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/, "a session token (JWT)"],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, "an AWS access key"],
  [/\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/, "a GitHub access token"],
  [/\bxox[abeoprs]-[\w-]{10}/, "a Slack access token"],
  [/\b[rs]k_live_\w{16}/, "a Stripe API key"],
  [/\bhttps?:\/\/[^\s/:@]{1,200}:[^\s/@]{1,200}@/, "an address with a password in it"],
];

/** The longest text that is searched: the schema and the text check reject longer ones. */
const LONGEST = 10_000;

/** The kind of credential in a text, such as `a private key`; undefined if it contains none that is known. */
export function secretIn(text: string): string | undefined {
  const read = text.slice(0, LONGEST);
  return secrets.find(([pattern]) => pattern.test(read))?.[1];
}
