/** An account's name as another member may see it. */
export function masked(account: string): string {
  return account.length <= 3 ? `${account.slice(0, 1)}***` : `${account.slice(0, 2)}***${account.slice(-1)}`;
}
