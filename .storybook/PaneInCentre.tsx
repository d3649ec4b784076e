import type { Call } from "@livery/platform/call.ts";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { Send, SendingOptions } from "@livery/platform/createSend.ts";
import { type AgentPageId, agentPages } from "@livery/product/agentPages.ts";
import type { BuiltDialogId } from "@livery/product/dialogs.ts";
import type { FeatureId } from "@livery/product/features.ts";
import type { GateContext } from "@livery/product/gate.ts";
import type { MemberPageId } from "@livery/product/memberPages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { dialogSections } from "@livery/runtime/app/dialogSections.ts";
import { OpenAtOnce } from "@livery/runtime/app/testing/StackControls.tsx";
import { StackInPage } from "@livery/runtime/app/testing/StackInPage.tsx";
import { createTexts } from "@livery/runtime/i18n/createTexts.ts";
import type { TextResources } from "@livery/runtime/i18n/textResources.gen.ts";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { openScene } from "./sceneSend.ts";
import { useSetting } from "./SettingContext.ts";
import { siteIn } from "./siteIn.ts";
import { settingOf } from "./storyGlobals.ts";

interface PaneInCentreProps {
  readonly centre: Extract<BuiltDialogId, "memberCentre" | "agentCentre">;
  /** The pane to open. */
  readonly pane?: string;
  /** A feature to switch off in the brand. */
  readonly without?: FeatureId;
  /** What differs in the member who is logged in. */
  readonly member?: Partial<Member>;
  /** The brand's switches that differ. */
  readonly switches?: Partial<SiteConfig["switches"]>;
  /** What else differs in the brand's config. */
  readonly site?: Partial<SiteConfig>;
  /** An agent's contracts; all kinds by default. */
  readonly flags?: GateContext["flags"];
  /** The page below the centre. */
  readonly page?: ReactNode;
  /** What the platform answers in place of the scene, by the call's id: the value of its response, or an error to throw. */
  readonly responses?: PaneResponses;
}

/** Each gets the request and its idempotency key; it may resolve later. */
export type PaneResponses = Readonly<
  Partial<Record<string, (request: unknown, key: string | undefined) => object | Promise<object>>>
>;

/** Answers some calls with values of their own, which the calls' own decoders read. */
export function withResponses(real: Send, responses: PaneResponses): Send {
  return (async (call: Call<unknown, unknown>, request: unknown, options?: SendingOptions) => {
    const respond = responses[call.id];
    if (!respond) return real(call, request, options);
    const value = await respond(request, options?.key);
    if (value instanceof Error) throw value;
    const decoded = call.decode(value, {});
    if (!decoded.ok) throw new Error(`${call.id}: ${decoded.path} ${decoded.reason}`);
    return decoded.value;
  }) as Send;
}

/** An agent with every kind of contract. */
const everyContract = {
  divtypeinfo: true,
  dailysalinfotype: true,
  contracthoursalinfo: true,
  realtimesalinfotype: true,
} as const;

/** What the menu of the agent centre asks for: contracts of every kind are possible, and there are none. */
const noContracts: PaneResponses = {
  contractInfo: () => ({
    ...everyContract,
    contractmrdailysalinfotype: false,
    divtypereq: false,
    dailysalreqtype: false,
    contracthoursalreq: false,
    realtimesalreqtype: false,
  }),
  contracts: () => ({ own: [], downline: [] }),
};

/** A centre of the product over an empty page, with the real client and the scene of a member or an agent. */
export function PaneInCentre({
  centre,
  pane,
  without,
  member,
  switches,
  site: changed,
  flags = everyContract,
  page,
  responses = {},
}: PaneInCentreProps) {
  const own = siteIn(useSetting());
  const [{ site, send, props }] = useState(() => {
    const features = without ? { ...own.features, [without]: false } : own.features;
    const { send: real } = openScene({ scene: centre === "memberCentre" ? "member" : "agent", site: own });
    return {
      site: { ...own, features, switches: { ...own.switches, ...switches }, ...changed },
      send: withResponses(real, centre === "agentCentre" ? { ...noContracts, ...responses } : responses),
      props: { ...(pane && { pane }) },
    };
  });
  return (
    <StackInPage
      site={site}
      send={send}
      sections={dialogSections}
      member={{ ...memberOf(centre), ...member }}
      flags={flags}
    >
      {page}
      <OpenAtOnce id={centre} props={props} />
    </StackInPage>
  );
}

export function memberOf(centre: PaneInCentreProps["centre"]): Member {
  return {
    id: "1",
    account: "demo",
    nickname: "Demo",
    agentType: centre === "agentCentre" ? 1 : 0,
    toUpline: true,
    rank: { name: "", level: 0 },
    memberLabel: "",
    avatar: { kind: "STATIC", source: "1" },
  };
}

/** The parts of a story's context that its texts depend on. */
type Shown = Parameters<typeof settingOf>[0];

/** The content of the centre, once it is open. */
export async function openedCentre(): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole("dialog"));
}

/** Opens a pane by its entry in the menu of the centre, which is then the current one. */
export async function pressEntry(
  story: Shown,
  centre: ReturnType<typeof within>,
  pane: MemberPageId | AgentPageId,
): Promise<void> {
  const isOfAgent = agentPages.some(({ id }) => id === pane);
  const name = await paneText(story, isOfAgent ? "agent" : "menu", `pane.${pane}`);
  const menu = await centre.findByRole("navigation", {
    name: await paneText(story, isOfAgent ? "agent" : "member", "menu"),
  });
  const entry = within(menu).getByRole("button", { name });
  await userEvent.click(entry);
  await waitFor(() => expect(centre.getByRole("heading", { level: 3, name })).toBeVisible());
  await expect(entry).toHaveAttribute("aria-current", "page");
}

/** A text in the story's brand and language, with its values. */
export async function paneText(
  story: Shown,
  file: keyof TextResources,
  key: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const site = siteIn(settingOf(story));
  const texts = createTexts(site, site.defaultLanguage);
  await texts.load(file);
  const t = texts.i18n.getFixedT(null, file);
  return (t as (key: string, values: object) => string)(key, values);
}
