import type { BrowserCommand } from "vitest/node";

/** What a session of a browser's developer tools is used for here. */
interface DevTools {
  send(method: string, params?: object): Promise<{ readonly metrics: readonly { name: string; value: number }[] }>;
}

const sessions = new WeakMap<object, Promise<DevTools>>();

/**
 * A command for the page of stories: the processor time of its main thread so far, in seconds. Unlike elapsed time, it
 * hardly depends on what else the machine does.
 */
export const processorTime: BrowserCommand<[]> = async ({ page }) => {
  let session = sessions.get(page);
  if (!session) {
    session = page
      .context()
      .newCDPSession(page)
      .then(async (devTools) => {
        await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
        return devTools as unknown as DevTools;
      });
    sessions.set(page, session);
  }
  const { metrics } = await (await session).send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
};
