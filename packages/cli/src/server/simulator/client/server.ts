import { byId } from "./dom.ts";

const API = "api/";

/** Says what was done, or what went wrong, where screen readers hear it. */
export function say(text: string, isBad = false): void {
  const said = byId("said", HTMLElement);
  said.textContent = text;
  said.classList.toggle("bad", isBad);
}

/** What the server answers at an address; throws with what it says where that is an error. */
export async function ask<RequestHandler>(address: string): Promise<RequestHandler> {
  const answer = await fetch(API + address);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return (await answer.json()) as RequestHandler;
}

let looksAgain: () => Promise<void> = async () => undefined;

/** Says how the page looks again after a change. */
export function afterChanges(look: () => Promise<void>): void {
  looksAgain = look;
}

/** Orders something, says that it is done or why not, and looks again. */
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
