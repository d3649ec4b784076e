import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

// Set-up of the unit and slow tests: Argon2 is slow on purpose, and hundreds of logins with the same demo account
// compute the same key. The key depends only on the parameters, so each is computed once per process, at its real cost.

type Argon2 = typeof crypto.argon2;
type Done = Parameters<Argon2>[2];

// Making and checking a hash name the same parameters in another order.
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);

const INSTALLED = Symbol.for("livery.argonOnce");

function rememberKeys(argon2: Argon2): Argon2 {
  const keys = new Map<string, Promise<Buffer>>();
  return (algorithm, parameters, done: Done) => {
    const name = JSON.stringify([algorithm, Object.entries(parameters).toSorted(byName)]);
    const key =
      keys.get(name) ??
      new Promise<Buffer>((resolve, reject) => {
        argon2(algorithm, parameters, (error, made) => (error ? reject(error) : resolve(made)));
      });
    keys.set(name, key);
    // Never at once: what is under way meanwhile is what some tests are about.
    const tell: Done = (error, made) => void setImmediate(done, error, made);
    key.then(
      (made) => tell(null, Buffer.from(made)),
      (error: Error) => tell(error, Buffer.alloc(0)),
    );
  };
}

if (!(INSTALLED in globalThis)) {
  Object.assign(globalThis, { [INSTALLED]: true });
  crypto.argon2 = rememberKeys(crypto.argon2);
  syncBuiltinESMExports();
}
