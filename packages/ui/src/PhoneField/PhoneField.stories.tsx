import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { Panel } from "../Panel/Panel.tsx";
import { storyTexts } from "../stories/texts.ts";
import { type Country, CountryPicker } from "./CountryPicker.tsx";
import { Flag } from "./Flag.tsx";
import { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";

const FLAG = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 16'/%3E";

const countries: readonly Country[] = [
  { id: "KR", name: "Korea", dialingCode: "82", flag: FLAG },
  { id: "JP", name: "Japan", dialingCode: "81", flag: FLAG },
  { id: "US", name: "United States", dialingCode: "1", flag: "data:image/png,broken" },
  { id: "CA", name: "Canada", dialingCode: "1", flag: FLAG },
];
const [korea, japan] = countries as [Country, Country, ...Country[]];

function Mobile(props: Partial<PhoneFieldProps>) {
  const texts = storyTexts();
  const [selected, onSelect] = useState(korea);
  return (
    <Panel padded style={{ maxWidth: 420 }}>
      <PhoneField
        label={texts.mobile}
        country={{ label: texts.countryCode, countries, selected, onSelect, closeDelay: 200 }}
        clean={(written) => {
          if (written.startsWith("+81")) onSelect(japan);
          return written.replace(/^\+81/u, "").replaceAll(" ", "");
        }}
        {...props}
      />
    </Panel>
  );
}

const meta: Meta<typeof PhoneField> = {
  title: "Forms/PhoneField",
  component: PhoneField,
  subcomponents: { CountryPicker, Flag },
  render: (args) => <Mobile {...args} />,
};
export default meta;

type Story = StoryObj<typeof PhoneField>;

function partsIn(canvasElement: HTMLElement) {
  const field = within(canvasElement);
  const { countryCode, mobile } = storyTexts();
  return {
    picker: field.getByRole("button", { name: new RegExp(`^${countryCode}`, "u") }),
    number: field.getByRole("textbox", { name: mobile }),
    list: canvasElement.querySelector<HTMLElement>("[role=listbox]")!,
  };
}

export const Keyboard: Story = {
  name: "Arrows, letters and dialling codes move in the list of countries, Enter chooses, Escape closes",
  play: async ({ canvasElement }) => {
    const { picker, list } = partsIn(canvasElement);
    picker.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(list).getByRole("option", { name: "Korea +82" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(list).getByRole("option", { name: "Japan +81" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(list).not.toBeVisible();
    await expect(picker).toHaveFocus();
    await userEvent.keyboard("{Enter}c{Enter}");
    await expect(picker).toHaveAccessibleName(/Canada \+1$/u);
    await userEvent.keyboard("{Enter}82{Enter}");
    await expect(picker).toHaveAccessibleName(/Korea \+82$/u);
  },
};

export const Pasted: Story = {
  name: "Shows what is left of a pasted number, whose country code may choose the country",
  play: async ({ canvasElement }) => {
    const { picker, number } = partsIn(canvasElement);
    await userEvent.click(number);
    await userEvent.paste("+81 90 1234 5678");
    await expect(number).toHaveValue("9012345678");
    await expect(picker).toHaveAccessibleName(/Japan \+81$/u);
    await expect(number).toHaveAttribute("inputmode", "tel");
  },
};

export const BrokenFlag: Story = {
  name: "A flag that does not load shows the letters of its country",
  play: async ({ canvasElement }) => {
    const { picker, list } = partsIn(canvasElement);
    await userEvent.click(picker);
    const entry = within(list).getByRole("option", { name: "United States +1" });
    await fireEvent.error(entry.querySelector("img")!);
    await waitFor(() => expect(entry.querySelector("[data-letters=US]")).toBeVisible());
  },
};
export const Filled: Story = { args: { defaultValue: "01012345678" } };
export const WithError: Story = { render: () => <Mobile error={storyTexts().accountError} required /> };
export const Disabled: Story = { args: { disabled: true } };
