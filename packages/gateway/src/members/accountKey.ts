/** The name that must be unique at a merchant: an account's name, ignoring case. */
export function accountKey(account: string): string {
  return account.trim().normalize("NFKC").toLowerCase();
}
