const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/u;

/** Whether an address is the machine's own. There all visitors have the same one: it tells nobody apart. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}
