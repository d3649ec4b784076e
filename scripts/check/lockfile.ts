import type { Finding, Tree } from "../lib/checkRule.ts";

export const name = "lockfile";
export const reason =
  "package-lock.json and .npmrc name no registry, so that an install works through whichever one a machine is set up for (.npmrc: omit-lockfile-registry-resolved).";

export function run(tree: Tree): readonly Finding[] {
  const { packages } = JSON.parse(tree.read("package-lock.json")) as {
    packages: Record<string, { resolved?: string }>;
  };
  const hosts = Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^(https?|git)/.test(resolved))
    .map(([path]) => ({
      path: "package-lock.json",
      message: `"${path}" has an address in "resolved". Run npm install again with the .npmrc of this repository.`,
    }));
  const registry = /^\s*(@[^:]+:)?registry\s*=/m.test(tree.read(".npmrc"));
  return registry
    ? [
        ...hosts,
        { path: ".npmrc", message: "Which registry to use is a matter of the machine, not of the repository." },
      ]
    : hosts;
}
