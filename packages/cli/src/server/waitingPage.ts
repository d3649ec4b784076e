import { ownPage } from "./gallery/ownPage.ts";

/** Responds while the packs are being made: the port is already taken, and the page retries automatically. */
export function waitingPage(): Response {
  return ownPage({
    title: "Livery",
    font: false,
    status: 503,
    headers: { Refresh: "1", "Retry-After": "1" },
    body: `<main class="page"><p class="notice" role="status">The brands are being packed. This page reloads automatically.</p></main>`,
  });
}
