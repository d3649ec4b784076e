import { deposits } from "@livery/platform/calls/deposits.ts";
import { createSend } from "@livery/platform/createSend.ts";
import { lazyCode } from "../../loading/lazyCode.ts";
import { CallView, type CallViewProps } from "./CallView.tsx";
import { useLazyModule } from "../useLazyModule.ts";
import { useCall } from "./useCall.ts";
import { WithPlatform } from "../../testing/WithPlatform.tsx";
import { Button } from "@livery/ui/Button/Button.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { SectionHeading } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import { useStoryArt } from "@livery/ui/stories/useStoryArt.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { siteTexts } from "../../../../../.storybook/siteTexts.ts";
import { settingOf } from "../../../../../.storybook/storyGlobals.ts";
import { WithSite } from "../../../../../.storybook/WithSite.tsx";

// How a call looks in each state, and what the visitor can do then.

/** How the platform handles a request. `hold`: it does not respond until the story ends. */
type Treatment = "answer" | "empty" | "fail" | "hold";

/** Responds to each request with an order that names the page, handling the requests as listed. */
function openPlatform(treatments: readonly Treatment[]) {
  const coming = [...treatments];
  return createSend({
    origin: "/",
    merchant: "STORY",
    language: () => "en",
    token: () => "story",
    tries: 1,
    timeoutMs: 600_000,
    fetch: async (input) => {
      const treatment = coming.shift() ?? "answer";
      if (treatment === "hold") await new Promise(() => undefined);
      if (treatment === "fail") throw new TypeError("Failed to fetch");
      const page = Number(new URL((input as Request).url).searchParams.get("pageNo"));
      const order = {
        id: `D00${page}`,
        state: "COMPLETED",
        method: "bank",
        amount: 1000,
        createdAt: "2026-11-22T09:00:00Z",
      };
      const list = treatment === "empty" ? [] : [order];
      return Response.json({ success: true, value: { list, pageNo: page, totalPages: 9, total: 9 } });
    },
  });
}

type Shape = Pick<CallViewProps<unknown>, "form"> & { readonly hidesEmpty?: boolean };

function Orders({ form = "block", hidesEmpty = false }: Shape) {
  const { next, retry, history, emptyTitle } = storyTexts();
  const { empty } = useStoryArt();
  const [page, setPage] = useState(1);
  const call = useCall(deposits, { pageNo: page, pageSize: 1 });
  return (
    <div style={{ maxWidth: 640 }}>
      <CallView
        call={call}
        what={history}
        form={form}
        isEmpty={({ list }) => list.length === 0}
        empty={hidesEmpty ? undefined : <EmptyState title={emptyTitle} art={empty} />}
        skeleton={
          <Panel padded>
            <Skeleton />
          </Panel>
        }
        frame={(content) => (
          <section aria-label={history}>
            <SectionHeading title={history} />
            {content}
          </section>
        )}
      >
        {({ list }) => <Panel padded>{list.map(({ id }) => id).join(", ")}</Panel>}
      </CallView>
      <p style={{ display: "flex", gap: 8, marginTop: 16 }}>
        <Button variant="ghost" onClick={() => setPage(page + 1)}>
          {next}
        </Button>
        <Button variant="ghost" onClick={call.retry}>
          {retry}
        </Button>
      </p>
    </div>
  );
}

const meta: Meta = { title: "Site/Calls", tags: ["!autodocs"] };
export default meta;

type Story = StoryObj;
type Shown = Parameters<NonNullable<Story["play"]>>[0];

function on(treatments: readonly Treatment[], shape: Shape = {}): Pick<Story, "render"> {
  return { render: () => <OnPlatform treatments={treatments} {...shape} /> };
}

function OnPlatform({ treatments, ...shape }: Shape & { readonly treatments: readonly Treatment[] }) {
  const [send] = useState(() => openPlatform(treatments));
  return (
    <WithSite>
      <WithPlatform send={send}>
        <Orders {...shape} />
      </WithPlatform>
    </WithSite>
  );
}

/** The site's texts, and the story's canvas. */
async function look(story: Shown) {
  const { t } = await siteTexts(siteIn(settingOf(story)));
  const canvas = within(story.canvasElement);
  const what = storyTexts().history;
  return {
    canvas,
    failure: t("call.failed.title", { what }),
    /** The retry button, once it takes presses. */
    async tryAgain() {
      const button = await canvas.findByRole("button", { name: `${t("failure.retry")}: ${what}` });
      await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
      return button;
    },
    isBusy: () => story.canvasElement.querySelector('section > [aria-busy="true"]') !== null,
    press: async (name: string) => userEvent.click(await canvas.findByRole("button", { name })),
  };
}

export const Waiting: Story = {
  name: "Until the response arrives a skeleton is below the heading",
  ...on(["hold"]),
  play: async (story) => {
    const { canvas, isBusy } = await look(story);
    await expect(await canvas.findByRole("heading", { name: storyTexts().history })).toBeVisible();
    await expect(isBusy()).toBe(true);
  },
};

export const Value: Story = {
  name: "The response is shown, and nothing is busy",
  ...on(["answer"]),
  play: async (story) => {
    const { canvas, isBusy } = await look(story);
    await expect(await canvas.findByText("D001")).toBeVisible();
    await expect(isBusy()).toBe(false);
  },
};

export const Empty: Story = {
  name: "An empty response says so",
  ...on(["empty"]),
  play: async (story) => {
    const { canvas } = await look(story);
    await expect(await canvas.findByText(storyTexts().emptyTitle)).toBeVisible();
  },
};

export const Hidden: Story = {
  name: "Without a text for an empty response, the heading is hidden, too",
  ...on(["empty"], { hidesEmpty: true }),
  play: async (story) => {
    const { canvas } = await look(story);
    await canvas.findByRole("button", { name: storyTexts().next });
    await waitFor(() => expect(canvas.queryByRole("heading")).toBeNull());
  },
};

export const Failed: Story = {
  name: "A failed part is named and offers a retry; once it loads it takes the focus",
  ...on(["fail", "answer"]),
  play: async (story) => {
    const { canvas, failure, tryAgain } = await look(story);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(failure);
    await userEvent.click(await tryAgain());
    const value = await canvas.findByText("D001");
    await waitFor(() => expect(document.activeElement).toContainElement(value));
    await expect(document.activeElement).not.toBe(document.body);
  },
};

export const Lost: Story = { name: "A failure as the only content of a pane", ...on(["fail"]) };
export const LostRow: Story = { name: "A failure among other parts of a page", ...on(["fail"], { form: "row" }) };
export const LostLine: Story = { name: "A failure beside a part", ...on(["fail"], { form: "line" }) };

export const Retrying: Story = {
  name: "During a retry the failure stays visible",
  ...on(["fail", "hold"]),
  play: async (story) => {
    const { canvas, failure, tryAgain, isBusy } = await look(story);
    await userEvent.click(await tryAgain());
    await waitFor(() => expect(isBusy()).toBe(true));
    await expect(canvas.getByText(failure)).toBeVisible();
  },
};

export const Stale: Story = {
  name: "The previous response stays, marked as busy, until the new one arrives",
  ...on(["answer", "hold"]),
  play: async (story) => {
    const { canvas, isBusy, press } = await look(story);
    await canvas.findByText("D001");
    await press(storyTexts().next);
    await waitFor(() => expect(isBusy()).toBe(true));
    await expect(canvas.getByText("D001")).toBeVisible();
  },
};

export const Outdated: Story = {
  name: "A response that could not be refreshed shows its time, and can be refreshed",
  ...on(["answer", "fail", "answer"]),
  play: async (story) => {
    const { canvas, press, tryAgain } = await look(story);
    await canvas.findByText("D001");
    await press(storyTexts().retry);
    await expect(await canvas.findByRole("status")).toHaveTextContent(/\d:\d\d/u);
    await expect(canvas.getByText("D001")).toBeVisible();
    await userEvent.click(await tryAgain());
    await waitFor(() => expect(canvas.queryByRole("status")).toBeNull());
  },
};

export const LastRefreshFailed: Story = {
  name: "The notice above a response that could not be refreshed",
  ...on(["answer", "fail"]),
  play: async (story) => {
    const { canvas, press } = await look(story);
    await canvas.findByText("D001");
    await press(storyTexts().retry);
    await canvas.findByRole("status");
  },
};

/** Code that fails to load this many times. */
function lazyWith(failures: number) {
  let left = failures;
  return lazyCode(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError("Failed to fetch dynamically imported module");
    return () => storyTexts().saved;
  });
}

function LazyPart({ failures }: { readonly failures: number }) {
  const [lazy] = useState(() => lazyWith(failures));
  const [open, setOpen] = useState(true);
  return (
    <div style={{ maxWidth: 640 }}>
      {open && <LazyContent lazy={lazy} />}
      <Button variant="ghost" onClick={() => setOpen(!open)}>
        {open ? storyTexts().close : storyTexts().menu}
      </Button>
    </div>
  );
}

function LazyContent({ lazy }: { readonly lazy: ReturnType<typeof lazyWith> }) {
  const { code, ...state } = useLazyModule(lazy);
  return (
    <CallView call={{ data: code, ...state }} what={storyTexts().history} skeleton={<Skeleton />}>
      {(read) => <Panel padded>{read()}</Panel>}
    </CallView>
  );
}

export const LazyCode: Story = {
  name: "Code that failed to load is loaded again in place",
  render: () => (
    <OnPage>
      <LazyPart failures={1} />
    </OnPage>
  ),
  play: async (story) => {
    const { canvas, tryAgain } = await look(story);
    await userEvent.click(await tryAgain());
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
  },
};

export const LazyCodeReopened: Story = {
  name: "Code that failed to load is loaded again when it is needed again",
  render: () => (
    <OnPage>
      <LazyPart failures={1} />
    </OnPage>
  ),
  play: async (story) => {
    const { canvas, tryAgain, press } = await look(story);
    await tryAgain();
    await press(storyTexts().close);
    await press(storyTexts().menu);
    await expect(await canvas.findByText(storyTexts().saved)).toBeVisible();
  },
};

function OnPage({ children }: { readonly children: ReactNode }) {
  const [send] = useState(() => openPlatform([]));
  return (
    <WithSite>
      <WithPlatform send={send}>{children}</WithPlatform>
    </WithSite>
  );
}
