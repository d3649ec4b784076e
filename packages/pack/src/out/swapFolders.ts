import { existsSync, renameSync, rmSync } from "node:fs";

/**
 * Two renames: the old pack aside, the new one into its place. If another build published in between, the step is
 * repeated with that build's pack as the old one.
 */
export function swapFolders(work: string, target: string, aside: string): void {
  for (let attempt = 0; ; attempt += 1) {
    const old = `${aside}${attempt.toString(16)}`;
    const replaced = renameIfThere(target, old);
    try {
      renameSync(work, target);
      if (replaced) rmSync(old, { recursive: true, force: true });
      return;
    } catch (error) {
      const taken = existsSync(target) && existsSync(work);
      if (replaced) {
        if (taken) rmSync(old, { recursive: true, force: true });
        else renameSync(old, target);
      }
      if (!taken || attempt === 20) throw error;
    }
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
