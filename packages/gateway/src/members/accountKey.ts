/** What makes an account's name unique at its merchant: its letters, whatever their case. */
export function accountKey(account: string): string {
  return account.trim().normalize("NFKC").toLowerCase();
}
