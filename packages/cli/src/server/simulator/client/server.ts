import { byId } from "./dom.ts";

const API = "api/";

/** Announces a result or an error to screen readers. */
export function say(text: string, isBad = false): void {
  const said = byId("said", HTMLElement);
  said.textContent = text;
  said.classList.toggle("bad", isBad);
}

/** The server's response from an address; throws its message if it is an error. */
export async function ask<RequestHandler>(address: string): Promise<RequestHandler> {
  const answer = await fetch(API + address);
  if (!answer.ok) throw new Error(`The server responded with ${answer.status}.`);
  return (await answer.json()) as RequestHandler;
}

let looksAgain: () => Promise<void> = async () => undefined;

/** Sets how the page updates after a change. */
export function afterChanges(look: () => Promise<void>): void {
  looksAgain = look;
}

/** Sends a command, announces the result, and updates the page. */
export async function order(
  done: string,
  address: string,
  body: Readonly<Record<string, unknown>> | "DELETE",
): Promise<void> {
  const sent: RequestInit =
    body === "DELETE"
      ? { method: "DELETE" }
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(API + address, sent);
    if (!answer.ok) throw new Error(((await answer.json()) as { readonly error: string }).error);
    say(done);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
  await looksAgain();
}
