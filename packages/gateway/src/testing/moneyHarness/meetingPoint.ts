/** How long a client waits for another. */
const WAIT_MS = 200;

/** Lets two clients with the same request continue at the same moment: the first waits briefly for the second. */
export function createMeetingPoint(): (place: number) => Promise<void> {
  const waiting = new Map<number, () => void>();
  return (place) => {
    const other = waiting.get(place);
    if (other) {
      other();
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const goOn = (): void => {
        clearTimeout(timer);
        waiting.delete(place);
        resolve();
      };
      const timer = setTimeout(goOn, WAIT_MS);
      waiting.set(place, goOn);
    });
  };
}
