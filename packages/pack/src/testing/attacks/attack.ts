/** A piece of HTML that attacks the page that shows it. */
export interface Attack {
  /** `fired(n)` is its script and `https://evil.example/n` its host; n is the attack's number. */
  readonly html: string;
  /** What happens on a page without walls: a script runs, a request goes out, the page is left, a name is taken, or the page's own text is covered, hidden or mirrored. */
  readonly does: "runs" | "asks" | "leaves" | "clobbers" | "shows";
  /** How it gets into the page: as `innerHTML`, as the same once more after serialising it, or as part of the document. */
  readonly by: "innerHTML" | "twice" | "document";
  /** The name that it takes, such as `document.cookie`. */
  readonly name?: string;
  /** An address that attacks by itself, wherever an address is expected. */
  readonly address?: string;
  /** A content security policy cannot stop it; Trusted Types and the sanitiser do. */
  readonly passesCsp?: true;
}

type By = Attack["by"];

export const runs = (html: string, by: By = "innerHTML"): Attack => ({ html, does: "runs", by });

export const asks = (html: string, by: By = "innerHTML"): Attack => ({ html, does: "asks", by });

export const leaves = (html: string, by: By = "innerHTML"): Attack => ({ html, does: "leaves", by });

export const shows = (html: string, by: By = "innerHTML"): Attack => ({ html, does: "shows", by });

export const clobbers = (name: string, html: string): Attack => ({
  html,
  name,
  does: "clobbers",
  by: "innerHTML",
  passesCsp: true,
});

export const passesCsp = (attack: Attack): Attack => ({ ...attack, passesCsp: true });

/** A link whose address is the attack. */
export const link = (address: string, does: "runs" | "leaves" = "runs"): Attack => ({
  html: `<a href="${address}">x</a>`,
  does,
  by: "innerHTML",
  address,
  ...(does === "leaves" && { passesCsp: true }),
});
