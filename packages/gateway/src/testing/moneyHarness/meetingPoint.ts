/** So long one waits for another. */
const WAIT_MS = 200;

/** Lets two clients that ask for the same go on at the same moment: the first waits a little for the second. */
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
