import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** What is wrong with a form: the key of a text for each field that is not right. */
export type Faults<Values extends FieldValues, Fault extends string> = {
  readonly [Name in keyof Values]?: Fault | undefined;
};

/**
 * Lets a form be judged by one function. An error's `type` is the key of its text, not the text: so it can be read in the
 * language that the site has when it shows (VF-060).
 */
export function fieldsResolver<Values extends FieldValues>(
  check: (values: Values) => Faults<Values, string> | Promise<Faults<Values, string>>,
): Resolver<Values> {
  return async (values) => {
    const faults = Object.entries(await check(values)).filter(([, fault]) => fault !== undefined);
    if (faults.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])) as FieldErrors<Values>,
    };
  };
}
