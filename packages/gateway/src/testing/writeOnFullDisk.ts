import { register } from "@livery/platform/calls/register.ts";
import { createGateway } from "../createGateway.ts";
import { looseLimits } from "../protection/limits.ts";
import { testMerchant } from "./testMerchant.ts";

// A program that registers members until the disk is full, and once more. Prints the responses as JSON.
const [database = ""] = process.argv.slice(2);
const MOST = 100;

const gateway = await createGateway({
  merchants: [testMerchant],
  database,
  clock: Date.now,
  limits: looseLimits,
  log: () => undefined,
});

async function ask(path: string, init: RequestInit): Promise<Response> {
  const headers = { Merchant: testMerchant.merchant, "Content-Type": "application/json" };
  return gateway.fetch(new Request(`http://platform.test${path}`, { ...init, headers }));
}

const answers: { account: string; status: number; code?: string; retryAfter: string | null }[] = [];
for (let failures = 0; failures < 2 && answers.length < MOST;) {
  const account = `member${answers.length}`;
  const fields = { username: account, password: "passwort-frei" };
  const { json } = register.encode(
    { fields, registerUrl: "", domain: "", registerMethod: "WEB" },
    { merchant: testMerchant.merchant },
  );
  const answer = await ask(register.path, { method: register.method, body: JSON.stringify(json) });
  const { code } = (await answer.json()) as { code?: string };
  answers.push({
    account,
    status: answer.status,
    ...(code && { code }),
    retryAfter: answer.headers.get("Retry-After"),
  });
  if (answer.status !== 200) failures += 1;
}
const read = await ask("/wps/system/countryCodes", {});
console.log(JSON.stringify({ answers, read: read.status }));
// Closing would write once more.
process.exit(0);
