import { existsSync, renameSync, rmSync } from "node:fs";

/**
 * Two renames: the old pack aside, the new one into its place. If another build published in between, the step is
 * repeated with that build's pack as the old one.
 */
export function swapFolders(work: string, target: string, aside: string): void {
  for (let attempt = 0; ; attempt += 1) {
    const old = `${aside}${attempt.toString(16)}`;
    const replaced = renameIfThere(target, old);
    const failure = failureOf(() => renameSync(work, target));
    if (failure && !(existsSync(target) && existsSync(work))) {
      if (replaced) renameSync(old, target);
      throw failure.error;
    }
    // Whether it is this build's or another's, a newer pack is in its place.
    if (replaced) rmSync(old, { recursive: true, force: true });
    if (!failure) return;
    if (attempt === 20) throw failure.error;
  }
}

function failureOf(step: () => void): { readonly error: unknown } | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    return { error };
  }
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
