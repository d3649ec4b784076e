import { SiteStore } from "../../app/testing/SiteStore.tsx";
import { attacks } from "@livery/pack/testing/attacks/attacks.ts";
import { allowedTags } from "./allowedHtml.ts";
import { ServerHtml, type ServerHtmlProps } from "./ServerHtml.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { openScene } from "../../../../../.storybook/sceneSend.ts";
import { useSetting } from "../../../../../.storybook/SettingContext.ts";
import { siteIn } from "../../../../../.storybook/siteIn.ts";
import { WithSite } from "../../../../../.storybook/WithSite.tsx";

// HTML of the platform in the real browser: what is shown, and that attacks do nothing.

interface ShownProps extends Omit<ServerHtmlProps, "html"> {
  readonly pieces: readonly string[];
}

/** Draws pieces of HTML on a site whose pictures may come from one other host. */
function Shown({ pieces, ...rest }: ShownProps) {
  const setting = useSetting();
  const [{ site, send }] = useState(() => {
    const own = siteIn(setting);
    const { send: sending } = openScene({ scene: "guest", site: own });
    return { site: { ...own, hosts: { ...own.hosts, images: ["https://pictures.example"] } }, send: sending };
  });
  return (
    <WithSite>
      <SiteStore site={site} send={send}>
        {pieces.map((html) => (
          <Panel key={html} padded>
            <div data-testid="piece">
              <ServerHtml {...rest} html={html} />
            </div>
          </Panel>
        ))}
      </SiteStore>
    </WithSite>
  );
}

const meta: Meta<typeof Shown> = {
  title: "Site/ServerHtml",
  component: Shown,
  tags: ["!autodocs"],
  args: { what: "Notice" },
};
export default meta;

type Story = StoryObj<typeof Shown>;

const whole = `
<h1>New tables</h1>
<p lang="en">The studio <strong>opened</strong> <em>26</em> tables. <a href="/promotions">Offers</a>,
<a href="https://studio.example/news" target="_self">news</a>, <a href="mailto:help@brand.example">mail</a>.</p>
<h2>When</h2>
<ul><li>Monday</li><li>Tuesday</li></ul>
<ol start="3"><li>Third</li></ol>
<table><caption>Stakes</caption><thead><tr><th scope="col">Table</th><th scope="col">Stake</th></tr></thead>
<tbody><tr><td colspan="2">All of them</td></tr></tbody></table>
<img src="/wps/pictures/promotion/coin/welcome.svg" alt="A coin" width="64" height="32">
<img src="https://elsewhere.example/x.png" alt="A picture from elsewhere">`;

export const Whole: Story = {
  name: "HTML of the platform keeps headings, lists, tables, links and pictures of declared hosts",
  args: { pieces: [whole], level: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 3 })).toHaveTextContent("New tables");
    await expect(canvas.getByRole("heading", { level: 4 })).toHaveTextContent("When");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("table", { name: "Stakes" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "All of them" })).toHaveAttribute("colspan", "2");
    await expect(canvas.getByRole("link", { name: "Offers" })).toHaveAttribute("href", "/promotions");
    const news = canvas.getByRole("link", { name: "news" });
    await expect(news).toHaveAttribute("rel", "noopener noreferrer");
    await expect(news).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "mail" })).toHaveAttribute("href", "mailto:help@brand.example");
    await expect(canvas.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual(["A coin"]);
    await expect(canvas.getByText(/A picture from elsewhere/)).toBeVisible();
  },
};

/** What is wrong with shown HTML, in words; empty if nothing is. */
function faultsOf(shown: Element): string[] {
  const allowed: readonly string[] = allowedTags;
  return [...shown.querySelectorAll("*")].flatMap((element) => [
    ...(allowed.includes(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name === "href") return /^(?:https:|mailto:|\/\w)/.test(value) ? [] : [`href=${value}`];
      if (name === "src") return /^(?:\/\w|https:\/\/pictures\.example\/)/.test(value) ? [] : [`src=${value}`];
      return /^(?:class|alt|lang|dir|loading|width|height|tabindex|target|rel)$/.test(name) ? [] : [`${name}=${value}`];
    }),
  ]);
}

export const Hostile: Story = {
  name: "NT-012 PR-026 FT-014 HP-004 no attack in HTML of the platform leaves an element or an address that is not allowed",
  parameters: { a11y: { test: "off" } },
  args: { pieces: attacks.map(({ html }) => html) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByTestId("piece");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy]")).toBeNull());
    const faults = canvas
      .getAllByTestId("piece")
      .flatMap((piece, number) => faultsOf(piece).map((fault) => `${attacks[number]?.html}: ${fault}`));
    await expect(faults).toEqual([]);
  },
};
