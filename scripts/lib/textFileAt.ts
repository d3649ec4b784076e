const folders = [
  /^packages\/runtime\/src\/i18n\/locales\/\w+\/(?<file>\w+)\.json$/,
  /^packages\/runtime\/src\/(?<centre>member|agent)\/panes\/(?<file>\w+)\/[a-z]{2}\.json$/,
] as const;

/** The text file at a path as `useTranslation` names it ("core", "member/withdraw"); undefined for any other file. */
export function textFileAt(path: string): string | undefined {
  for (const folder of folders) {
    const { centre, file } = folder.exec(path)?.groups ?? {};
    if (file !== undefined) return centre === undefined ? file : `${centre}/${file}`;
  }
  return undefined;
}
