import { attacks, type NumberedAttack } from "@livery/pack/testing/attacks/attacks.ts";
import type { Page } from "@playwright/test";

/** Lets every answer of the platform that this page gets carry attacks in all its texts and addresses. */
export async function answerWithAttacks(page: Page): Promise<void> {
  await page.addInitScript(spoilAnswers, attacks);
}

/** Runs in the page before the site does, so it contains all of its helpers. */
function spoilAnswers(all: readonly NumberedAttack[]): void {
  const ran = new Set<number>();
  Object.assign(globalThis, { ran, fired: (number: number) => ran.add(number) });
  const { fetch: real } = window;
  const decoder = document.createElement("textarea");
  const plain = (html: string): string => {
    decoder.innerHTML = html;
    return decoder.value;
  };
  const links = all.flatMap(({ address }) => (address === undefined ? [] : [plain(address)]));
  // A link to another site may be what the platform wants; a picture from there may not.
  const pictures = [...links, ...links.map((_, number) => `https://evil.example/${number}`)];
  const texts = all.map(({ html }) => html);
  /** What takes the place of a text in the platform's answers, by the name of its field. */
  const hostile = (field: string): readonly string[] | undefined => {
    if (/^(?:link|url)$/.test(field)) return links;
    if (/^(?:image|phoneImage|showIcon|icon|logo|avatar|qrCodeUrl)$/.test(field)) return pictures;
    return /^(?:content|terms|title|text|eyebrow|summary|tag|reason|account|\w*[nN]ame|labelName\w+)$/.test(field)
      ? texts
      : undefined;
  };
  let taken = 0;
  const spoil = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => spoil(field, item));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, spoil(name, own)]));
    }
    const choice = typeof value === "string" ? hostile(field) : undefined;
    return choice ? choice[taken++ % choice.length] : value;
  };
  const every = all.map(({ html, number }) => ({ id: number, title: html, content: html, timestamp: 1 }));
  window.fetch = async (...request) => {
    const response = await real(...request);
    const { pathname } = new URL(response.url);
    if (!pathname.startsWith("/wps/") || !response.ok) return response;
    localStorage.removeItem("popupHidden");
    const { value, ...envelope } = (await response.json()) as { readonly value?: unknown };
    const spoilt = {
      MCSFE_getListAnnouncements: () => ({ ...(spoil("", value) as object), popup: every, playerNotices: every }),
      helpCenter: () => every,
    }[pathname.split("/").at(-1) ?? ""];
    return Response.json({ ...envelope, value: spoilt ? spoilt() : spoil("", value) }, response);
  };
}

/** What attacks achieved in a page, in words, once everything in the platform's HTML was pointed at and pressed. */
export async function achieved(page: Page): Promise<readonly string[]> {
  const names = attacks.flatMap(({ name }) => name ?? []);
  const faults = await page.evaluate(pressAll, names);
  return faults.map((fault) => `${page.url()}: ${fault}`);
}

/** Runs in the page. */
async function pressAll(names: readonly string[]): Promise<readonly string[]> {
  const { ran } = globalThis as unknown as { readonly ran: ReadonlySet<number> };
  const faults: string[] = [];
  const address = location.href;
  for (const element of document.querySelectorAll<HTMLElement>("main *, dialog *")) {
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    for (const { name, value } of element.attributes) {
      const leads =
        /^(?:href|src|srcset|poster|action|data)$/.test(name) && /evil|script:|data:text|blob:/i.test(value);
      if (leads || /^on|^srcdoc$|^formaction$/.test(name)) faults.push(`${name}=${value}`);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>("dialog article *, main details > div *")) {
    element.focus();
    element.click();
  }
  for (const name of names) {
    const value = name
      .split(".")
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], globalThis);
    const isTaken =
      value instanceof Element && [value.id, value.getAttribute("name")].includes(name.split(".").at(-1)!);
    if (isTaken) faults.push(`${name} is an element`);
  }
  await fetch("/favicon.svg");
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (location.href !== address) faults.push(`left for ${location.href}`);
  return [...faults, ...[...ran].map((number) => `attack ${number} ran`)];
}
