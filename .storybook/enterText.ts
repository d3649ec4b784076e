import { expect, userEvent, waitFor } from "storybook/test";

/**
 * Replaces the text of a field, as a paste does. A form may be rendered anew at any moment, for example when its settings
 * arrive, and a dialog may move the focus to its title: the text is entered until the field has it.
 */
export async function enterText(
  find: () => HTMLElement | null | Promise<HTMLElement>,
  text: string,
): Promise<HTMLElement> {
  return waitFor(async () => {
    const field = await find();
    if (!field) throw new Error(`There is no field for "${text}".`);
    field.focus();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    if (text === "") return field;
    await userEvent.paste(text);
    await expect(field).not.toHaveValue("");
    return field;
  });
}
