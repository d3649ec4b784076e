import { type LanguageCode, languages, textLanguages } from "@livery/product/languages.ts";
import type { CharacterId } from "@livery/theme/suggest/characters.ts";
import { existsSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { readColor } from "../../parseOptions.ts";
import type { Answers } from "./answers.ts";
import { looks } from "./looks.ts";
import { type OfferId, offers } from "./offers.ts";

interface Asking {
  /** Options given on the command line are not asked for. */
  readonly said: Partial<Answers>;
  readonly defaults: Answers;
  readonly input: Readable;
  readonly output: Writable;
  readonly signal: AbortSignal;
}

/** Asks for the missing options, at most five questions. `undefined` if the person cancels (Ctrl-C, Esc). */
export async function askQuestions({ said, defaults, ...streams }: Asking): Promise<Answers | undefined> {
  const { cancel, intro, isCancel, select, text } = await import("@clack/prompts");
  const gaveUp = Symbol("cancelled");
  const given = (answer: string | symbol): string => {
    if (isCancel(answer)) throw gaveUp;
    return String(answer);
  };
  const choose = async <Id extends string>(
    message: string,
    table: Readonly<Record<Id, { readonly title: string; readonly hint: string }>>,
    initialValue: Id,
  ): Promise<Id> => {
    const rows = Object.entries<{ readonly title: string; readonly hint: string }>(table);
    const options = rows.map(([value, { title, hint }]) => ({ value, label: title, hint }));
    return given(await select<string>({ message, options, initialValue, ...streams })) as Id;
  };
  const ask = async (): Promise<Answers> => ({
    name:
      said.name ??
      given(
        await text({
          message: "What is its name?",
          placeholder: defaults.name,
          defaultValue: defaults.name,
          ...streams,
        }),
      ),
    ...(said.color !== undefined || said.logo !== undefined
      ? { color: said.color, logo: said.logo }
      : readLook(
          given(
            await text({
              message: "What is its colour? Or the path of its logo?",
              placeholder: defaults.color ?? "",
              defaultValue: defaults.color ?? "",
              validate: (answer) => (answer === undefined || answer === "" ? undefined : refusal(answer)),
              ...streams,
            }),
          ),
        )),
    character:
      said.character ?? (await choose<CharacterId>("Which look should it have?", lookChoices, defaults.character)),
    locales:
      said.locales ??
      ((await choose("Which languages does it offer?", languageChoices, defaults.locales.join())).split(
        ",",
      ) as LanguageCode[]),
    offer: said.offer ?? (await choose<OfferId>("What is it about?", offers, defaults.offer)),
  });
  intro("A new brand", streams);
  try {
    return await ask();
  } catch (error) {
    if (error !== gaveUp) throw error;
    cancel("Nothing was written.", streams);
    return undefined;
  }
}

/** Each look by the name that `--character` takes. */
const lookChoices = Object.fromEntries(
  Object.entries(looks).map(([id, { hint }]) => [id, { title: id, hint }]),
) as Record<CharacterId, { title: string; hint: string }>;

/** All translated languages, each of them first once; each alone; then the whole list. */
const languageChoices = Object.fromEntries([
  ...textLanguages.map((first) => {
    const others = textLanguages.filter(({ code }) => code !== first.code);
    const all = [first, ...others];
    return [
      all.map(({ code }) => code).join(),
      { title: all.map(({ label }) => label).join(", "), hint: `${first.label} first` },
    ];
  }),
  ...textLanguages.map(({ code, label }) => [code, { title: label, hint: "only" }]),
  [
    languages.map(({ code }) => code).join(),
    { title: `All ${languages.length} languages`, hint: "untranslated ones are shown in English" },
  ],
]) as Record<string, { title: string; hint: string }>;

function readLook(answer: string): Pick<Answers, "color" | "logo"> {
  const color = readColor(answer);
  return color === undefined ? { logo: answer } : { color };
}

function refusal(answer: string): string | undefined {
  if (readColor(answer) !== undefined || existsSync(answer)) return undefined;
  return "Write a colour like #2f5bd0, or the path of an existing picture.";
}
