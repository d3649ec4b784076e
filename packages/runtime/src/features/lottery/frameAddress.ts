/** The address of a lottery if it may be embedded: https on another origin. */
export function frameAddress(answer: string | undefined, own: string): string | undefined {
  if (answer === undefined || !URL.canParse(answer)) return undefined;
  const { protocol, origin, username, href } = new URL(answer);
  return protocol === "https:" && origin !== own && username === "" ? href : undefined;
}
