/** Sources that a service needs, by the directive of the Content-Security-Policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * The hosts of a Google tag, from Google's documentation on Content-Security-Policy; AW- ids measure visits from ads.
 */
export function googleTagHosts(gtagId: string): Sources {
  return gtagId.startsWith("AW-") ? adsTag : analyticsTag;
}

const analyticsTag: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://www.googletagmanager.com",
  ],
};

const adsTag: Sources = {
  "script-src": ["https://www.googletagmanager.com", "https://www.googleadservices.com", "https://www.google.com"],
  "img-src": ["https://www.googletagmanager.com", "https://googleads.g.doubleclick.net", "https://www.google.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://pagead2.googlesyndication.com",
    "https://www.googleadservices.com",
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
  ],
};

/** The one host of Cloudflare Turnstile: its script, and the frame of its widget. */
export const turnstileHosts: Sources = {
  "script-src": ["https://challenges.cloudflare.com"],
  "frame-src": ["https://challenges.cloudflare.com"],
};

/** The hosts of Firebase's SMS codes: its two services, and the reCAPTCHA shown before the first code. */
export const firebaseHosts: Sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "connect-src": [
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://www.google.com/recaptcha/",
  ],
  "frame-src": ["https://www.google.com/recaptcha/"],
};
