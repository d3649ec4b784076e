import { callBody } from "@livery/platform/callBody.ts";
import { LARGEST_TEXT, mostValues } from "@livery/gateway/protection/bodyLimits.ts";
import { hardPicture } from "@livery/gateway/testing/hardPicture.ts";
import { type ContractCall, type Fields, isRead, readContract } from "@livery/cli/commands/conform/contract.ts";

/** A body as the network sends it. */
export interface LargestBody {
  /** What it is, for the report. */
  readonly name: string;
  readonly call: ContractCall["call"];
  readonly type: string;
  readonly bytes: Buffer;
}

/** The size of a brand's largest picture, and as many as a message may have (VF-056, VF-057). */
const PICTURE = 5 * 1024 * 1024;
const PICTURES = 3;
/** The body that stopped the platform once: 20 MB of keys. */
const FLOOD = 20 * 1024 * 1024;

async function encoded(name: string, { call }: ContractCall, body: string | URLSearchParams | FormData) {
  const response = new Response(body);
  const type = typeof body === "string" ? "application/json" : response.headers.get("Content-Type")!;
  return { name, call, type, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** As many fields as the call may have, and as many bytes. */
function filled({ call, example, file }: ContractCall): Fields {
  const { [file?.name ?? ""]: _, ...own } = example;
  const named = JSON.stringify(own).split(/[,[{]/u).length;
  const more = mostValues(call.id) - named - 1;
  // In a form, each byte of a name counts as well.
  const room = LARGEST_TEXT - JSON.stringify(own).length - 200;
  const each = Math.floor(room / more);
  const names = Array.from({ length: more }, (_, index) => `f${index}`);
  return {
    ...own,
    ...Object.fromEntries(names.map((name) => [name, "x".repeat(Math.max(0, each - name.length - 6))])),
  };
}

/** The largest bodies that each call takes, and one that none takes. */
export async function largestBodies(): Promise<readonly LargestBody[]> {
  const { calls } = await readContract();
  const writes = [...calls.values()].filter((call) => !isRead(call));
  const picture = (await hardPicture(PICTURE)).toString("base64");
  const texts = writes.map((call) => encoded(call.call.id, call, callBody(call.call, filled(call))));
  const uploads = writes.flatMap((call) => {
    const { file, example } = call;
    if (!file) return [];
    const pictures = Array<string>(Math.min(file.most, PICTURES)).fill(picture);
    return [encoded(`${call.call.id} with pictures`, call, callBody(call.call, { ...example, [file.name]: pictures }))];
  });
  const keys: string[] = [];
  for (let length = 0, key = 0; length < FLOOD; length += keys.at(-1)!.length + 1, key += 1) keys.push(`"k${key}":0`);
  const flood = encoded("a flood of keys", calls.get("feedback")!, `{${keys.join(",")}}`);
  return Promise.all([...texts, ...uploads, flood]);
}
