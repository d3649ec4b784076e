import type { Call } from "@livery/platform/call.ts";
import { decodeResponse } from "@livery/platform/callResponse.ts";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { IconSpriteContext } from "@livery/ui/Icon/IconSpriteContext.ts";
import { LinkContext } from "@livery/ui/Link/LinkContext.ts";
import { createStore, Provider } from "jotai";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { RouterAnchor } from "../app/RouterAnchor.tsx";
import { createTexts } from "../i18n/createTexts.ts";
import { TextsContext } from "../i18n/TextsContext.ts";
import { queryClientAtom } from "../kit/calls/queryClient.ts";
import { sessionAtom } from "../session/session.ts";
import { sendAtom } from "../site/send.ts";
import { SiteContext } from "../site/SiteContext.ts";
import { ownTexts } from "./htmlOf.tsx";

/** The value of the response to a call, as the platform sends it. */
export type ValueOf = (call: Call<never, unknown>) => unknown;

interface MountedPart {
  /** Presses a button and waits until nothing is fetched any more. */
  press(button: HTMLElement): Promise<void>;
  unmount(): void;
}

/** Rounds after which a part that still fetches is at fault. */
const PATIENCE = 20;

/** A client that reads the responses of a platform as the site's own does, without a network. */
function sendOf(valueOf: ValueOf): Send {
  return async (call) => {
    const value = valueOf(call as Call<never, unknown>);
    return decodeResponse(call, JSON.stringify(call.keepsEnvelope ? value : { success: true, value }), {});
  };
}

const textsBySite = new WeakMap<SiteConfig, ReturnType<typeof createTexts>>();

function textsIn(site: SiteConfig) {
  const known = textsBySite.get(site);
  if (known) return known;
  const texts = createTexts(site, "en");
  for (const [file, own] of ownTexts("en")) texts.i18n.addResourceBundle("en", file, own);
  textsBySite.set(site, texts);
  return texts;
}

interface MountOptions {
  readonly site: SiteConfig;
  readonly valueOf: ValueOf;
  /** Who is logged in. */
  readonly member: Member;
  /** Called before any response arrives. */
  readonly begun?: () => void;
}

/** A part of the site in the document of a test in Node, once nothing is fetched any more. */
export async function mountPart(part: ReactNode, { site, valueOf, member, begun }: MountOptions): Promise<MountedPart> {
  const store = createStore();
  store.set(sendAtom, sendOf(valueOf));
  store.set(sessionAtom, { state: "in", token: "t1", member });
  const element = document.body.appendChild(document.createElement("main"));
  const root = createRoot(element);
  const queries = store.get(queryClientAtom);
  let changes = 0;
  queries.getQueryCache().subscribe(() => (changes += 1));
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  // What responses bring may fetch in turn once it is drawn, so it ends with a round in which nothing happened.
  const settle = async () => {
    let before: number;
    let rounds = 0;
    do {
      before = changes;
      rounds += 1;
      if (rounds > PATIENCE) throw new Error("It fetches again and again.");
      await act(async () => {
        do await tick();
        while (queries.isFetching() > 0);
      });
    } while (changes !== before);
  };
  const draw = () =>
    root.render(
      <Provider store={store}>
        <SiteContext value={site}>
          <TextsContext value={textsIn(site)}>
            <IconSpriteContext value={site.assets.icons}>
              <MemoryRouter>
                <LinkContext value={RouterAnchor}>{part}</LinkContext>
              </MemoryRouter>
            </IconSpriteContext>
          </TextsContext>
        </SiteContext>
      </Provider>,
    );
  const unmount = () => {
    act(() => root.unmount());
    element.remove();
  };
  try {
    act(draw);
    begun?.();
    await settle();
  } catch (error) {
    unmount();
    throw error;
  }
  return {
    async press(button) {
      act(() => button.click());
      await settle();
    },
    unmount,
  };
}
