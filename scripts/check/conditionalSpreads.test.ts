import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./conditionalSpreads.ts";

const path = "packages/runtime/src/kit/Note.tsx";

it.each([
  "const a = <Note {...(note && { note })} />;",
  "const a = <Note {...(note !== undefined && { note, tone })} />;",
  "const a = { id, ...(note && { note }) };",
  "const a = { id, ...((isLong || isOld) && { note }) };",
])("%s is found", (text) => {
  expect(run(memoryTree({ [path]: text }))).toEqual([{ path, line: 1, message: expect.stringContaining("comment") }]);
});

it.each([
  [path, "const a = <Note note={note} {...rest} />;"],
  [path, "const a = { id, ...defined({ note }), ...(note ? { note } : { text }) };"],
  [path, "const a = [...(notes && others)];"],
  [path, "const a = {\n  // An undefined note would replace the default.\n  ...(note && { note }),\n};"],
  [path, "const a = (\n  <Note\n    // The key counts.\n    {...(note && { note })}\n  />\n);"],
  ["packages/runtime/src/kit/Note.test.tsx", "const a = { ...(note && { note }) };"],
  ["packages/ui/src/Note/Note.stories.tsx", "const a = { ...(note && { note }) };"],
  ["packages/gateway/src/note.ts", "const a = { ...(note && { note }) };"],
])("%s: %s is not", (file, text) => {
  expect(run(memoryTree({ [file]: text }))).toEqual([]);
});
