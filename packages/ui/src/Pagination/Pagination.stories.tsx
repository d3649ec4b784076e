import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { recordTexts } from "../stories/recordTexts.ts";
import { storyTexts } from "../stories/texts.ts";
import { Pagination } from "./Pagination.tsx";

function Pages({ first, pages }: { readonly first: number; readonly pages: number }) {
  const { pagesLabel, pageOf } = recordTexts();
  const { previous, next } = storyTexts();
  const [page, setPage] = useState(first);
  return (
    <Pagination
      label={pagesLabel}
      page={page}
      pages={pages}
      onPage={setPage}
      previousLabel={previous}
      nextLabel={next}
      pageLabel={pageOf}
    />
  );
}

const meta: Meta<typeof Pagination> = { title: "Content/Pagination", component: Pagination };
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Middle: Story = {
  name: "It leads to the previous and the next page, and stops at both ends",
  render: () => <Pages first={2} pages={3} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: storyTexts().next });
    await userEvent.click(next);
    await expect(canvas.getByRole("status", { hidden: true })).toHaveTextContent(recordTexts().pageOf(3, 3));
    await expect(next).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: storyTexts().previous }));
    await expect(next).toBeEnabled();
  },
};
export const Many: Story = { render: () => <Pages first={50} pages={99} /> };
export const One: Story = {
  name: "Nothing is shown for a single page",
  render: () => <Pages first={1} pages={1} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};
