import { writeFile } from "node:fs/promises";
import type { CommandContext } from "../../context.ts";
import { type ExitCode, exitCode } from "../../exitCode.ts";
import { UsageError } from "../../usageError.ts";
import type { OpenapiOptions } from "./openapi.ts";
import { openapiDocument } from "./openapiDocument.ts";
import { readSchemas } from "./readSchemas.ts";

/** Writes the document to a file or to standard output. */
export async function runOpenapi({ out }: OpenapiOptions, { terminal }: CommandContext): Promise<ExitCode> {
  const document = JSON.stringify(openapiDocument(await readSchemas()), null, 2);
  if (out === undefined) {
    terminal.print(document);
    return exitCode.ok;
  }
  try {
    await writeFile(out, `${document}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${out} cannot be written: ${reason}`);
  }
  terminal.note(`wrote ${out}`);
  return exitCode.ok;
}
