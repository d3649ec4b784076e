/** Pages that lead nowhere from a search engine: doors, and frames around somebody else's game. */
const CLOSED = ["/login", "/register", "/game", "/seamless"];

/** `robots.txt`. */
export function renderRobots(): string {
  return `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join("")}`;
}
