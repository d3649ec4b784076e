import { cookieText, setCookie } from "./browserMemory.ts";

/** A cookie's value, or `undefined` if it is missing or unreadable. */
export function readCookie(name: string): string | undefined {
  const entry = allCookies().find(([each]) => each === name);
  return entry?.[1];
}

/** The names of all readable cookies that begin like this. */
export function cookiesBeginning(prefix: string): readonly string[] {
  return allCookies().flatMap(([name]) => (name.startsWith(prefix) ? [name] : []));
}

/**
 * Stores a cookie of this site alone: other sites never send it, and over https it never travels in clear (ST-022). Returns
 * whether the browser kept it.
 */
export function writeCookie(name: string, value: string, seconds: number): boolean {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  setCookie(`${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure}`);
  return readCookie(name) === value;
}

export function removeCookie(name: string): void {
  setCookie(`${name}=; Max-Age=0; Path=/; SameSite=Strict`);
}

function allCookies(): readonly (readonly [name: string, value: string])[] {
  try {
    return cookieText()
      .split("; ")
      .flatMap((entry) => {
        const [name = "", ...value] = entry.split("=");
        return name === "" ? [] : [[name, decodeURIComponent(value.join("="))] as const];
      });
  } catch {
    return [];
  }
}
