/** The two tasks of the unit tests. Those of the gateway take most of the time, and load little of the rest. */
const unitParts = ["test:unit:gateway", "test:unit:rest"] as const;

export type UnitPart = (typeof unitParts)[number];

/** The tasks that run a unit test, by the folders that the scripts of package.json name: one, if they are right. */
export function unitPartsOf(file: string, scripts: Readonly<Record<string, string>>): readonly UnitPart[] {
  const foldersOf = (part: UnitPart) => (scripts[part] ?? "").split(" ").filter((word) => word.endsWith("/"));
  return unitParts.filter((part) => foldersOf(part).some((folder) => file.startsWith(folder)));
}
