const TAG_ID = /^(?:G|GT|UA|AW)-[A-Z0-9-]+$/u;

const isForAds = (id: string) => id.startsWith("AW-");

/**
 * The tag that a site may load: the one that the platform names, if it is the id of a tag (it becomes part of a script's
 * address), and if the hosts that the brand's own tag opened in its policy are those of this kind of tag (BR-045).
 */
export function allowedTag(own: string, named: string | undefined): string | undefined {
  if (named === undefined || !TAG_ID.test(named)) return undefined;
  return isForAds(named) === isForAds(own) ? named : undefined;
}

interface TagWindow {
  dataLayer?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Loads a Google tag once, as Google's documentation says. */
export function loadTag(id: string): void {
  const page = globalThis as TagWindow;
  page[`ga-disable-${id}`] = false;
  if (page.dataLayer) return;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  function gtag(..._command: readonly unknown[]): void {
    // The tag takes only `arguments` objects for commands, not arrays.
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  gtag("js", new Date());
  gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Makes a loaded tag send nothing more. */
export function silenceTag(id: string): void {
  (globalThis as TagWindow)[`ga-disable-${id}`] = true;
}
