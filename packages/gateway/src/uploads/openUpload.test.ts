import { FIELDS_PART, multipart } from "@livery/platform/multipart.ts";
import { describe, expect, it } from "vitest";
import { LARGEST_TEXT } from "../protection/bodyLimits.ts";
import { openUpload } from "./openUpload.ts";
import { largestUpload } from "./uploadBounds.ts";

const bounds = { name: "images", most: 3, largest: 1024 * 1024 };

/** Counts the memory that an upload takes up. */
function createCounter() {
  let held = 0;
  let most = 0;
  return {
    held: () => held,
    most: () => most,
    take: (bytes: number) => void (most = Math.max(most, (held += bytes))),
    giveBack: (bytes: number) => void (held -= bytes),
  };
}

type Body = string | Uint8Array | FormData | ReadableStream<Uint8Array>;

function requestOf(body: Body, type?: string): Request {
  const headers = type === undefined ? {} : { "Content-Type": type };
  const init = { method: "PUT", body, headers, duplex: "half" };
  return new Request("http://platform.test/upload", init as RequestInit);
}

/** Reads a whole upload and returns its fields and the sizes of its files, or the code of the error. */
async function read(request: Request, room = createCounter()) {
  try {
    const upload = await openUpload(request, bounds, room);
    const files: number[] = [];
    for await (const { length } of upload.files()) files.push(length);
    return { fields: upload.fields, files, held: room.held() };
  } catch (error) {
    const { code, value } = error as { code: string; value?: { rule: string } };
    return { code, ...(value && { rule: value.rule }), held: room.held() };
  }
}

const TYPE = "multipart/form-data; boundary=x";
const part = (name: string, content: string, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const fields = part(FIELDS_PART, "{}");
const file = part("images", "file", '; filename="a"');
const END = "--x--\r\n";
const megabyte = new Uint8Array(bounds.largest);

/** A body in pieces of a size, and how much of it was taken. */
function inPieces(whole: Uint8Array, size: number) {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(whole.subarray(pulled, pulled + size));
        pulled += size;
        if (pulled >= whole.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled };
}

describe("an upload is read", () => {
  it("as a browser sends it, one file after the other, with only one in memory", async () => {
    const room = createCounter();
    const blobs = Array.from({ length: 3 }, () => new Blob([megabyte]));
    const found = await read(requestOf(multipart({ a: 1 }, { images: blobs })), room);
    expect(found).toEqual({ fields: '{"a":1}', files: Array(3).fill(bounds.largest), held: 0 });
    expect(room.most()).toBeLessThan(1.2 * bounds.largest);
  });

  it.each([1, 7, 4096, 65_536])("in pieces of %i bytes, with line breaks and boundaries anywhere", async (size) => {
    const whole = new TextEncoder().encode(fields + part("images", `--x\r\n--\r\n--${"-".repeat(200)}`) + END);
    const { body } = inPieces(whole, size);
    expect(await read(requestOf(body, TYPE))).toMatchObject({ fields: "{}", files: [211] });
  });

  it("whatever follows its end, also if that comes in the next block", async () => {
    const start = fields + part("images", "").slice(0, -2);
    const end = `\r\n${END}`;
    for (const over of [0, 1, 2, 3, 4]) {
      const size = 64 * 1024 - start.length - end.length + over;
      const body = `${start}${"y".repeat(size)}${end}`;
      expect(await read(requestOf(body, TYPE))).toMatchObject({ files: [size] });
    }
    const { body, pulled } = inPieces(new TextEncoder().encode(fields + file + END + " ".repeat(5_000_000)), 65_536);
    expect(await read(requestOf(body, TYPE))).toMatchObject({ files: [4] });
    expect(pulled()).toBeLessThan(200_000);
  });
});

describe("an upload is rejected, and leaves nothing in memory", () => {
  const bad = "BAD_REQUEST";
  const large = "BODY_TOO_LARGE";
  it.each<[string, Body, string | undefined, object]>([
    ["without a boundary", fields + END, "multipart/form-data", { code: bad }],
    ["with another boundary than it names", fields + END, "multipart/form-data; boundary=y", { code: bad }],
    ["with a boundary of 8 KB", "a".repeat(9000), `multipart/form-data; boundary=${"a".repeat(8000)}`, { code: bad }],
    ["without anything", "", TYPE, { code: bad }],
    ["that breaks off among its fields", fields.slice(0, 60), TYPE, { code: bad }],
    ["that breaks off in a file", (fields + file).slice(0, -4), TYPE, { code: bad }],
    ["that has no end", fields + file, TYPE, { code: bad }],
    ["without fields", END, TYPE, { code: bad }],
    ["whose files come first", file + fields + END, TYPE, { code: bad }],
    ["with an unknown part", fields + part("other", "x") + END, TYPE, { code: bad }],
    ["with fields twice", fields + fields + END, TYPE, { code: bad }],
    ["with a part without a name", `${fields}--x\r\n\r\nfile\r\n${END}`, TYPE, { code: bad }],
    [
      "with a part with a long header",
      fields + part("images", "x", `; y="${"z".repeat(2000)}"`) + END,
      TYPE,
      { code: bad },
    ],
    [
      "with a header that is not UTF-8",
      Buffer.from(`${fields}--x\r\nA: \xff\r\n\r\nx\r\n${END}`, "latin1"),
      TYPE,
      { code: bad },
    ],
    ["with fields of 65 KB", part(FIELDS_PART, "y".repeat(LARGEST_TEXT + 1)) + END, TYPE, { code: large }],
    ["with a megabyte before its first part", " ".repeat(1_000_000), TYPE, { code: bad }],
    ["with four files", fields + file.repeat(4) + END, TYPE, { code: "FIELD_INVALID", rule: "length" }],
    [
      "with a million empty files",
      fields + part("images", "").repeat(20_000) + END,
      TYPE,
      { code: "FIELD_INVALID", rule: "length" },
    ],
    [
      "with a file that is a byte too large",
      fields + part("images", "y".repeat(bounds.largest + 1)) + END,
      TYPE,
      { code: "FIELD_INVALID", rule: "length" },
    ],
  ])("%s", async (_, body, type, expected) => {
    expect(await read(requestOf(body, type))).toEqual({ ...expected, held: 0 });
  });

  it("that announces more bytes than it may have, before any is read", async () => {
    const { body, pulled } = inPieces(megabyte, 1000);
    const request = requestOf(body, TYPE);
    request.headers.set("Content-Length", String(largestUpload(bounds) + 1));
    expect(await read(request)).toEqual({ code: "BODY_TOO_LARGE", held: 0 });
    expect(pulled()).toBe(0);
  });

  it("whose fields never end: it takes little of them", async () => {
    const whole = new Uint8Array(5_000_000).fill(0x79);
    whole.set(new TextEncoder().encode(part(FIELDS_PART, "")));
    const { body, pulled } = inPieces(whole, 16_384);
    expect(await read(requestOf(body, TYPE))).toEqual({ code: "BODY_TOO_LARGE", held: 0 });
    expect(pulled()).toBeLessThan(300_000);
  });
});
