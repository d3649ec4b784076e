import fc from "fast-check";

// Set-up of all tests in Node: random values are the same in every run; `npm run fuzz` names a seed of its own.

fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 1) });
