import type { FlatSchema } from "./sourceSchema.ts";
import { type Table, tables } from "./tables.ts";

/** The place of a type that another generated file already has: `ThemeConfig` at `/theme` of the brand. */
export interface KnownType {
  readonly name: string;
  readonly module: string;
}

interface Options {
  /** First comment of the file, without the slashes. */
  readonly banner: string;
  /** Package of the file, whose own modules are imported by a relative path. */
  readonly packageName: string;
  /** Types by the JSON pointer of the schema that they belong to. */
  readonly known?: Readonly<Record<string, KnownType>>;
}

interface Root {
  readonly name: string;
  readonly schema: FlatSchema;
  /** `written`: keys that may be left out are optional. `resolved`: keys with a default are always present. */
  readonly form: "written" | "resolved";
}

/** Writes a TypeScript file with an interface for each schema. The result must still be formatted. */
export function emitTypes(roots: readonly Root[], options: Options): string {
  const emitter = new TypeEmitter(options);
  for (const root of roots) emitter.addRoot(root);
  return emitter.print();
}

class TypeEmitter {
  readonly #options: Options;
  readonly #imports = new Map<string, Set<string>>();
  readonly #interfaces = new Map<string, string>();
  #form: Root["form"] = "written";

  constructor(options: Options) {
    this.#options = options;
  }

  addRoot({ name, schema, form }: Root): void {
    this.#form = form;
    this.#addInterface(name, schema, "");
  }

  print(): string {
    const imports = [...this.#imports.entries()]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([module, names]) => `import type { ${[...names].toSorted().join(", ")} } from "${module}";`);
    return [`// ${this.#options.banner}`, ...imports, "", ...this.#interfaces.values()].join("\n");
  }

  #addInterface(name: string, schema: FlatSchema, pointer: string): void {
    const body = this.#object(schema, pointer);
    this.#interfaces.set(name, `${comment(schema)}export interface ${name} ${body}\n`);
  }

  #type(schema: FlatSchema, pointer: string): string {
    const known = this.#form === "resolved" ? this.#options.known?.[pointer] : undefined;
    if (known) return this.#import(known.name, known.module);
    const table = schema["x-from"] === undefined ? undefined : tables[schema["x-from"]];
    if (schema.enum) {
      return table ? this.#tableType(table) : schema.enum.map((value) => JSON.stringify(value)).join(" | ");
    }
    if (table && schema.type === "integer") return this.#tableType(table);
    if (schema.items) return `readonly ${this.#element(this.#type(schema.items, `${pointer}/0`))}[]`;
    if (schema.properties) return this.#objectType(schema, pointer);
    return schema.type === "integer" ? "number" : (schema.type ?? "unknown");
  }

  #objectType(schema: FlatSchema, pointer: string): string {
    const name = this.#form === "resolved" ? schema["x-type"] : undefined;
    if (name !== undefined) {
      this.#addInterface(name, schema, pointer);
      return name;
    }
    const table = schema["x-from"] === undefined ? undefined : tables[schema["x-from"]];
    return table ? this.#record(schema, pointer, this.#tableType(table)) : this.#object(schema, pointer);
  }

  #record(schema: FlatSchema, pointer: string, keys: string): string {
    const entries = Object.entries(schema.properties ?? {});
    const types = new Set(entries.map(([key, value]) => this.#type(value, `${pointer}/${key}`)));
    const record = `Record<${keys}, ${[...types].join(" | ")}>`;
    const full = entries.every(([key]) => !this.#optional(schema, key));
    return full ? `Readonly<${record}>` : `Readonly<Partial<${record}>>`;
  }

  #object(schema: FlatSchema, pointer: string): string {
    const lines = Object.entries(schema.properties ?? {})
      .filter(([key]) => this.#form === "written" || key !== "$schema")
      .map(([key, value]) => {
        const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
        const mark = this.#optional(schema, key) ? "?" : "";
        return `${comment(value)}readonly ${name}${mark}: ${this.#type(value, `${pointer}/${key}`)};`;
      });
    return `{\n${lines.join("\n")}\n}`;
  }

  #optional(schema: FlatSchema, key: string): boolean {
    if (schema.required?.includes(key)) return false;
    return this.#form === "written" || schema.properties?.[key]?.default === undefined;
  }

  #element(type: string): string {
    return type.includes("|") ? `(${type})` : type;
  }

  #tableType({ type, module }: Table): string {
    return module === undefined ? type : this.#import(type, module);
  }

  #import(name: string, module: string): string {
    const own = `${this.#options.packageName}/`;
    const path = module.startsWith(own) ? `./${module.slice(own.length)}` : module;
    this.#imports.set(path, (this.#imports.get(path) ?? new Set()).add(name));
    return name;
  }
}

function comment(schema: FlatSchema): string {
  return schema.description === undefined ? "" : `/** ${schema.description} */\n`;
}
