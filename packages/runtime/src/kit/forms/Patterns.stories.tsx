import { fieldPatterns } from "@livery/product/fieldPatterns.ts";
import { validateField } from "@livery/product/validateField.ts";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, within } from "storybook/test";

const meta: Meta = { title: "Forms/Field patterns", tags: ["!autodocs"] };
export default meta;

type Pattern = (typeof fieldPatterns)[number];

const labelOf = ({ id, title }: Pattern) => `${id} ${title}`;

/** Validates the value with the limits that the examples are written for, and shows the message with its values. */
function PatternField({ pattern }: { readonly pattern: Pattern }) {
  const [value, setValue] = useState<string>(pattern.accepts[0]);
  const { min, max } = pattern.examplesFor;
  const finding = validateField({ required: true, patternId: pattern.id, minLength: min, maxLength: max }, value);
  return (
    <TextField
      label={labelOf(pattern)}
      hint={pattern.accepts.join("  ·  ")}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      error={finding ? `${finding.message} ${finding.values.min}–${finding.values.max}` : undefined}
    />
  );
}

/** Every field pattern (L123) with an input to try it in. */
export const All: StoryObj = {
  name: "VF-063 all 24 patterns validate what is typed",
  render: () => (
    <Panel
      padded
      style={{ display: "grid", gap: 20, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))" }}
    >
      {fieldPatterns.map((pattern) => (
        <PatternField key={pattern.id} pattern={pattern} />
      ))}
    </Panel>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("textbox")).toHaveLength(24);
    for (const pattern of fieldPatterns) {
      const field = canvas.getByRole("textbox", { name: labelOf(pattern) });
      await expect(field).toBeValid();
      await fireEvent.change(field, { target: { value: pattern.refuses[0] } });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(`in_pattern_${pattern.id} `));
    }
  },
};
