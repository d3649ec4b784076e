/** The channels between the tabs of one browser, as its `BroadcastChannel`: messages arrive at once. */
export function fakeTabs() {
  const channels = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const channel of channels) {
        if (channel !== this && channel.name === this.name)
          channel.dispatchEvent(new MessageEvent("message", { data }));
      }
    }
    close(): void {
      channels.delete(this);
    }
  }
  return FakeChannel;
}
