import { ownPage } from "./gallery/ownPage.ts";

/** Answers while the packs are being made: the port is ours already, and the page asks again by itself. */
export function waitingPage(): Response {
  return ownPage({
    title: "Livery",
    font: false,
    status: 503,
    headers: { Refresh: "1", "Retry-After": "1" },
    body: `<main class="page"><p class="notice" role="status">The brands are being packed. This page comes by itself.</p></main>`,
  });
}
