/** What is loaded for files, or run by them, although they do not import it. */
const unseen: readonly { readonly files: RegExp; readonly load: readonly string[] }[] = [
  { files: /^(?:packages|scripts)\/.*\.test\.tsx?$/, load: ["vitest.config.ts"] },
  {
    files: /^(?:packages\/ui\/src|\.storybook)\/.*\.stories\.tsx$/,
    load: ["vitest.stories.config.ts", ".storybook/main.ts", ".storybook/preview.tsx"],
  },
  { files: /^e2e\/.*\.spec\.ts$/, load: ["e2e/playwright.config.ts"] },
  { files: /^e2e\/playwright\.config\.ts$/, load: ["packages/cli/src/livery.ts"] },
];

/** The modules that are loaded with a module without being imported by it. */
export function unseenImports(path: string): readonly string[] {
  return unseen.filter(({ files }) => files.test(path)).flatMap(({ load }) => load);
}
