import { FLAG_ROOT } from "@livery/product/flags.ts";
import sharp from "sharp";

/** In pixels: three times the size that a phone field shows. */
const SIZE = { width: 66, height: 48 };

const ADDRESS = new RegExp(`^${FLAG_ROOT}/([A-Z]{2})\\.png$`, "u");

const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** The flag of the country that a path names by ISO 3166-1 alpha-2. */
export async function flagResponse({ method }: Request, path: string): Promise<Response> {
  if (method !== "GET" && method !== "HEAD") {
    return new Response("Only GET and HEAD are allowed here.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const country = ADDRESS.exec(path)?.[1];
  // Loaded with the first flag: the drawings are half a megabyte.
  const drawings: Readonly<Partial<Record<string, string>>> = await import("country-flag-icons/string/3x2");
  const svg = country && drawings[country];
  if (!svg) return new Response("There is no such flag.\n", { status: 404 });
  const flag = drawn.get(country) ?? drawFlag(svg);
  drawn.set(country, flag);
  const headers = {
    "Content-Type": "image/png",
    "Cache-Control": "public, max-age=86400",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(method === "HEAD" ? null : await flag, { headers });
}

async function drawFlag(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(svg))
      .resize({ ...SIZE, fit: "cover" })
      .png()
      .toBuffer(),
  );
}
