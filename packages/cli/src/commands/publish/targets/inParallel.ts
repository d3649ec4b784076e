/** Runs an action on each item, so many at once. After a failure, none is begun. */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  action: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items].values();
  let hasFailed = false;
  const workOff = async (): Promise<void> => {
    for (const item of left) {
      if (hasFailed) return;
      await action(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const results = await Promise.allSettled(Array.from({ length: atOnce }, workOff));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
