import { systemStatus } from "@livery/platform/calls/systemStatus.ts";
import { Agent, request } from "node:http";
import { type Site, wireRequest } from "./wireRequest.ts";

/** Another visitor, who asks for the state of the site over one connection. */
export interface Probe {
  /** Milliseconds until the whole response has arrived; infinite for a rejection. */
  ask(): Promise<number>;
  end(): void;
}

export function createProbe(site: Site): Probe {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { path, headers } = wireRequest(site, systemStatus, { host: site.host });
  const [, port] = site.host.split(":");
  return {
    ask() {
      const started = performance.now();
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      const sent = request({ host: "127.0.0.1", port, path, headers, agent }, (response) => {
        const isAnswered = response.statusCode === 200;
        response.resume().on("end", () => resolve(isAnswered ? performance.now() - started : Number.POSITIVE_INFINITY));
      });
      sent.on("error", reject).end();
      return promise;
    },
    end: () => agent.destroy(),
  };
}
