import type { NumberedAttack } from "@livery/pack/testing/attacks/attacks.ts";

/** What attacks did in a page, by their numbers. */
export interface Done {
  readonly ran: readonly number[];
  readonly clobbered: readonly number[];
  readonly shown: readonly number[];
  readonly refused: readonly number[];
}

interface Given {
  readonly attacks: readonly NumberedAttack[];
  /** Their HTML passes Trusted Types by the site's own policy, as it would by a mistake of the site's code. */
  readonly vouched: boolean;
}

/**
 * Puts each attack into a frame or a window that has the page's policy, then points at, focuses and presses everything in it. Runs in
 * the page, so it contains all of its helpers.
 */
export async function runAttacks({ attacks, vouched }: Given): Promise<Done> {
  type Frame = Window & typeof globalThis & { fired: (number: number) => void; vouch?: (html: string) => string };
  interface Policies {
    createPolicy(name: string, rules: Pick<Policy, "createHTML">): Policy;
  }
  interface Policy {
    createHTML(html: string): string;
  }
  const self = window as unknown as Frame & { readonly trustedTypes: Policies };
  const ran = new Set<number>();
  self.fired = (number) => ran.add(number);
  if (vouched && !self.vouch) {
    const policy = self.trustedTypes.createPolicy("livery", { createHTML: (html) => html });
    self.vouch = (html) => policy.createHTML(html);
  }
  const toHtml = (html: string) => (vouched && self.vouch ? self.vouch(html) : html);
  // Attacks may have taken the names of the methods.
  const { getElementById, querySelectorAll, elementFromPoint } = Document.prototype;
  const OWN = "Pay 100";

  /** Inserts an attack before the page's own text. */
  const insert = ({ html, by }: NumberedAttack, page: Document): void => {
    if (by === "document") {
      page.open();
      page.write(toHtml(`<!doctype html>${html}<b id=own>${OWN}</b><p title='x'></p>`));
      page.close();
      return;
    }
    const place = page.createElement("span");
    const own = page.createElement("b");
    own.id = "own";
    own.textContent = OWN;
    page.body.append(place, own);
    place.innerHTML = toHtml(html);
    if (by === "twice") place.innerHTML = toHtml(place.innerHTML);
  };
  const openFrame = () => {
    const frame = document.createElement("iframe");
    // In view, because what is out of view may not be animated.
    frame.style.cssText = "position: fixed; inset: 0; width: 600px; height: 300px";
    document.body.append(frame);
    return { inside: frame.contentWindow as Frame, close: () => frame.remove() };
  };
  // The page around a frame limits where it may go.
  const openWindow = () => {
    const inside = window.open("", "_blank") as Frame;
    return { inside, close: () => inside.close() };
  };
  const refused: number[] = [];
  const places = attacks.map((attack) => {
    const { inside, close } = attack.does === "leaves" ? openWindow() : openFrame();
    inside.fired = self.fired;
    try {
      insert(attack, inside.document);
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof inside.TypeError)) throw error;
      refused.push(attack.number);
    }
    return { attack, inside, close };
  });

  const act = ({ document: page, PointerEvent, MouseEvent, HTMLElement }: Frame): void => {
    for (const element of querySelectorAll.call(page, "*")) {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      (element as HTMLElement).focus?.();
      if (element instanceof HTMLElement) HTMLElement.prototype.click.call(element);
      else element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
  };

  /** Whether a name of the frame leads to an element of the attack, or to its frame. */
  const isTaken = (inside: Frame, name: string): boolean => {
    const keys = name.split(".");
    const value = keys.reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], inside);
    if (typeof value !== "object" || value === null) return false;
    if (!(value instanceof inside.Element)) return "frameElement" in value && value !== inside;
    return [value.id, value.getAttribute("name")].includes(keys.at(-1) ?? "");
  };

  /** Whether the page's own text is missing, hidden, mirrored or covered. */
  const isSpoilt = ({ document: page, getComputedStyle }: Frame): boolean => {
    const own = getElementById.call(page, "own");
    const text = own?.firstChild;
    if (!own || !text || own.textContent !== OWN) return true;
    if (own.getClientRects().length === 0 || getComputedStyle(own).visibility !== "visible") return true;
    const leftOf = (letter: number) => {
      const range = page.createRange();
      range.setStart(text, letter);
      range.setEnd(text, letter + 1);
      return range.getBoundingClientRect().left;
    };
    const { left, top, width, height } = own.getBoundingClientRect();
    const hit = elementFromPoint.call(page, left + width / 2, top + height / 2);
    return leftOf(0) > leftOf(OWN.length - 1) || (hit !== null && hit !== own);
  };
  const clobbered = new Set<number>();
  const shown = new Set<number>();
  const look = (): void => {
    for (const { attack, inside } of places) {
      if (refused.includes(attack.number)) continue;
      if (attack.name !== undefined && isTaken(inside, attack.name)) clobbered.add(attack.number);
      if (attack.does === "shows" && isSpoilt(inside)) shown.add(attack.number);
    }
  };

  /** Ends after what has begun: frames that load, requests, and what the next frames of the screen bring. */
  const settle = async (): Promise<void> => {
    const frame = document.createElement("iframe");
    const isLoaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    await isLoaded;
    frame.remove();
    await fetch("/empty");
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  await settle();
  look();
  for (const { inside } of places) act(inside);
  await settle();
  await settle();
  look();
  for (const { close } of places) close();
  return { ran: [...ran], clobbered: [...clobbered], shown: [...shown], refused };
}
