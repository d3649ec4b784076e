import type { SentMessage } from "../simulatorState.ts";
import { button, byId, element, onChange } from "./dom.ts";
import { say } from "./server.ts";
import { dateTime } from "./times.ts";

/** Codes have six digits; a temporary password is alone on its line or after a colon, and is copied by hand. */
const CODE = /\b\d{6}\b/u;

/** Shows sent messages, and copies codes. Returns its query, and the function that renders the response. */
export function outboxPart(look: () => void): {
  readonly recipient: () => string;
  readonly draw: (messages: readonly SentMessage[]) => void;
} {
  const field = byId("recipient", HTMLInputElement);
  field.addEventListener("input", look);
  const list = byId("message-list", HTMLUListElement);
  return {
    recipient: () => field.value.trim(),
    draw: onChange((messages) => {
      const rows = messages.map(messageRow);
      list.replaceChildren(...(rows.length > 0 ? rows : [element("li", "empty", "There are no messages yet.")]));
    }),
  };
}

function messageRow({ kind, recipient, merchant, text, at }: SentMessage): HTMLElement {
  const code = CODE.exec(text)?.[0];
  const top = element(
    "div",
    "top",
    element("span", "tag", kind === "sms" ? "SMS" : "Mail"),
    element("b", "", recipient),
    element("span", "small", `${merchant} · ${dateTime(at)}`),
  );
  return element(
    "li",
    "",
    top,
    element("div", "text", text),
    code !== undefined && button(`Copy ${code}`, () => void copy(code)),
  );
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    say(`${code} was copied.`);
  } catch {
    say(`This browser does not allow copying. The code is ${code}.`, true);
  }
}
