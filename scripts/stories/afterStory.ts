import { afterEach } from "vitest";

// Set-up of the stories' tests, in the page that they share: a story leaves nothing behind for the next one.

const channels = new Set<BroadcastChannel>();

/** A site listens to its other tabs as long as its page is there, and here the page goes on without it. */
class EndingChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}
globalThis.BroadcastChannel = EndingChannel;

afterEach(({ task }) => {
  for (const channel of channels) channel.close();
  channels.clear();
  // Storybook attaches all that axe found to each test, for its panel, and with it the elements of the story. A test with
  // violations has failed by now.
  Reflect.deleteProperty(task.meta, "reports");
});
