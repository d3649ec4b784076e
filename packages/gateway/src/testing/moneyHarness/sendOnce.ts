import type { callBody } from "@livery/platform/callBody.ts";
import { type Agent, request as begin } from "node:http";
import type { RecordedResponse } from "./history.ts";

interface Sending {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReturnType<typeof callBody>;
}

/** When a client disconnects: as soon as all is sent, or when the response begins to arrive. */
export type HangUp = "sent" | "answered";

/** A server that stays silent for this long gets the request again. */
const SILENCE_MS = 20_000;

/**
 * Sends a request once. `undefined`: no response was read, because the client disconnected or the server was not
 * running.
 */
export async function sendOnce(
  agent: Agent,
  { body, ...options }: Sending,
  hangUp: HangUp | undefined,
): Promise<RecordedResponse | undefined> {
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  return new Promise((resolve) => {
    const headers = {
      ...options.headers,
      "Content-Type": typeof body === "string" ? "application/json" : encoded.headers.get("Content-Type")!,
      "Content-Length": bytes.length,
    };
    const sent = begin({ host: "127.0.0.1", ...options, agent, headers, timeout: SILENCE_MS });
    const giveUp = (): void => {
      sent.destroy();
      resolve(undefined);
    };
    sent.on("error", giveUp);
    sent.on("timeout", giveUp);
    if (hangUp === "sent") sent.on("finish", giveUp);
    sent.on("response", (response) => {
      if (hangUp === "answered") return giveUp();
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", giveUp);
      // Also fires after an incomplete response.
      response.on("close", () => {
        if (!response.complete) return giveUp();
        const isRepeated = response.headers["idempotent-replayed"] !== undefined;
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), isRepeated });
      });
    });
    sent.end(bytes);
  });
}
