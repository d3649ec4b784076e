import { minor } from "@livery/product/money.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { createSend } from "@livery/platform/createSend.ts";
import type { DepositsResponse } from "@livery/platform/decoders/deposits.gen.js";
import { Amount } from "../money/Amount.tsx";
import { CallPages } from "./CallPages.tsx";
import { CallView } from "./CallView.tsx";
import { useCall } from "./useCall.ts";
import { useEndlessCall } from "./useEndlessCall.ts";
import { WithPlatform } from "../../testing/WithPlatform.tsx";
import { type Column, DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { LoadMore } from "@livery/ui/LoadMore/LoadMore.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { recordTexts } from "@livery/ui/stories/recordTexts.ts";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../.storybook/siteTexts.ts";
import { settingOf } from "../../../../../.storybook/storyGlobals.ts";
import { WithSite } from "../../../../../.storybook/WithSite.tsx";

type Order = DepositsResponse["list"][number];

const TOTAL = 45;
const PAGE_SIZE = 20;

function orderAt(index: number): Order {
  return {
    id: `D${String(index + 1).padStart(3, "0")}`,
    state: "COMPLETED",
    method: "bank",
    amount: minor((index + 1) * 1000),
    createdAt: "2026-11-22T09:00:00Z",
  };
}

/** Pages of orders; the requests for the pages in `lost` fail the first time. */
function openPlatform(lost: readonly number[] = []) {
  const failing = new Set(lost);
  return createSend({
    origin: "/",
    merchant: "STORY",
    language: () => "en",
    token: () => "story",
    tries: 1,
    fetch: async (input) => {
      const page = Number(new URL((input as Request).url).searchParams.get("pageNo") ?? 1);
      if (failing.delete(page)) throw new TypeError("Failed to fetch");
      const first = (page - 1) * PAGE_SIZE;
      const list = Array.from({ length: Math.min(PAGE_SIZE, TOTAL - first) }, (_, index) => orderAt(first + index));
      const value = { list, pageNo: page, totalPages: Math.ceil(TOTAL / PAGE_SIZE), total: TOTAL };
      return Response.json({ success: true, value });
    },
  });
}

function Orders({ rows, busy = false }: { readonly rows: readonly Order[]; readonly busy?: boolean }) {
  const [, , amount = ""] = recordTexts().betColumns;
  const columns: readonly Column<Order>[] = [
    { id: "id", label: storyTexts().account, cell: ({ id }) => id },
    { id: "amount", label: amount, align: "end", cell: (order) => <Amount of={order.amount} /> },
  ];
  return (
    <DataTable
      caption={storyTexts().history}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      empty={null}
    />
  );
}

const states = {
  skeleton: <Orders rows={[]} busy />,
  get what() {
    return storyTexts().history;
  },
  get empty() {
    return <EmptyState title={storyTexts().emptyTitle} />;
  },
};

function Paged() {
  const [page, setPage] = useState(1);
  const call = useCall(deposits, { pageNo: page, pageSize: PAGE_SIZE });
  return (
    <Panel padded style={{ maxWidth: 640 }}>
      <CallView {...states} call={call} isEmpty={({ list }) => list.length === 0}>
        {({ list }) => <Orders rows={list} />}
      </CallView>
      <CallPages response={call.data} what={storyTexts().history} page={page} onPage={setPage} />
    </Panel>
  );
}

function Endless() {
  const list = useEndlessCall(deposits, { pageSize: PAGE_SIZE }, endless);
  return (
    <Panel padded style={{ maxWidth: 640 }}>
      <CallView {...states} call={list}>
        {(rows) => (
          <>
            <Orders rows={rows} />
            <LoadMore
              state={list.more}
              onMore={list.loadMore}
              moreLabel={recordTexts().showMore}
              countLabel={`${rows.length} / ${list.total ?? 0}`}
              failedLabel={storyTexts().errorTitle}
              retryLabel={storyTexts().retry}
            />
          </>
        )}
      </CallView>
    </Panel>
  );
}

const endless = {
  at: (request: { readonly pageNo?: number; readonly pageSize?: number }, pageNo: number) => ({ ...request, pageNo }),
  read: ({ list, pageNo, totalPages, total }: DepositsResponse) => ({
    rows: list,
    page: pageNo,
    pages: totalPages,
    total,
  }),
  rowKey: ({ id }: DepositsResponse["list"][number]) => id,
};

function OnPlatform({ lost, children }: { readonly lost?: readonly number[]; readonly children: ReactNode }) {
  const [send] = useState(() => openPlatform(lost));
  return (
    <WithSite>
      <WithPlatform send={send}>{children}</WithPlatform>
    </WithSite>
  );
}

const meta: Meta = { title: "Site/Lists", tags: ["!autodocs"] };
export default meta;

type Story = StoryObj;

export const Pages: Story = {
  name: "A paged list shows the previous page until the next one arrives",
  render: () => (
    <OnPlatform>
      <Paged />
    </OnPlatform>
  ),
  play: async (story) => {
    const canvas = within(story.canvasElement);
    const { t } = await siteTexts(siteIn(settingOf(story)));
    await canvas.findByText("D001");
    const pages = canvas.getByRole("navigation", { name: t("pages.label", { what: storyTexts().history }) });
    await userEvent.click(within(pages).getByRole("button", { name: t("controls.next") }));
    await expect(await canvas.findByText("D021")).toBeInTheDocument();
    await expect(canvas.queryByText("D001")).toBeNull();
    await expect(within(pages).getByRole("status", { hidden: true })).toHaveTextContent(
      t("pages.page", { page: 2, last: 3 }),
    );
  },
};

export const GrowingList: Story = {
  name: "A list that loads more until its end",
  render: () => (
    <OnPlatform>
      <Endless />
    </OnPlatform>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const last of ["D020", "D040", "D045"]) {
      await canvas.findByText(last);
      const more = canvas.queryByRole("button", { name: recordTexts().showMore });
      if (last === "D045") await expect(more).toBeNull();
      else await userEvent.click(more as HTMLElement);
    }
    await expect(canvas.getByRole("status")).toHaveTextContent("45 / 45");
  },
};

export const LostPage: Story = {
  name: "A failed page is announced, keeps the loaded rows, and can be requested again",
  render: () => (
    <OnPlatform lost={[2]}>
      <Endless />
    </OnPlatform>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("D020");
    await userEvent.click(canvas.getByRole("button", { name: recordTexts().showMore }));
    await userEvent.click(await canvas.findByRole("button", { name: storyTexts().retry }));
    await expect(await canvas.findByText("D040")).toBeInTheDocument();
    await expect(canvas.getByText("D001")).toBeInTheDocument();
  },
};
