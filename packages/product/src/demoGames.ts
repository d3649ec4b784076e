/** The host of the demonstration provider, on the visitor's own machine. Only brands with `play: demo` embed it. */
export const DEMO_GAMES_HOST = "games.localhost";

/** The same as a source of a Content-Security-Policy: the local server's port is free to choose. */
export const DEMO_GAMES_SOURCE = `http://${DEMO_GAMES_HOST}:*`;
