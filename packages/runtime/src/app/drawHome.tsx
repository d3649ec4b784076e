import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import type { Send } from "@livery/platform/createSend.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { createStore } from "jotai";
import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { MemoryRouter } from "react-router-dom";
import { createTexts, type ReadPart } from "../i18n/createTexts.ts";
import { languageAtom } from "../site/language.ts";
import { sendAtom } from "../site/send.ts";
import { audienceAtom } from "../session/session.ts";
import { takeSystemStatusAtom } from "../site/systemStatus.ts";
import { SiteWith } from "./SiteApp.tsx";

/**
 * Draws home as a visitor first sees it, in the brand's default language and mode: HTML for the page's root, which
 * `app.tsx` takes over. It holds no response of the platform.
 *
 * @param readTexts Reads a part of the texts by its address in the pack.
 */
export async function drawHome(site: SiteConfig, readTexts: ReadPart): Promise<string> {
  const store = createStore();
  store.set(languageAtom, site.defaultLanguage);
  store.set(audienceAtom, site.site);
  store.set(sendAtom, noResponse);
  store.set(takeSystemStatusAtom, open);
  const faults = new Set<unknown>();
  const drawn = await prerender(
    <StrictMode>
      <SiteWith
        site={site}
        store={store}
        texts={createTexts(site, site.defaultLanguage, readTexts)}
        router={HomeRouter}
      />
    </StrictMode>,
    // Parts of a big page would otherwise be moved into place by an inline script, which the CSP forbids.
    { progressiveChunkSize: Infinity, onError: (fault) => void faults.add(fault) },
  ).catch((fault: unknown) => void faults.add(fault));
  // React rejects only for a failure outside of every boundary; elsewhere it would leave out what failed.
  const html = drawn && (await new Response(drawn.prelude).text());
  if (html === undefined || faults.size > 0) throw new AggregateError(faults, `Home of ${site.id} cannot be drawn.`);
  return html;
}

const open: SystemStatus = {
  state: "open",
  location: {},
  resources: [],
  customerService: [],
  imageHosts: [],
  gameHosts: [],
};

/** Drawing does not wait for what the platform would answer. */
const noResponse: Send = () => new Promise(() => undefined);

function HomeRouter({ children }: { readonly children: ReactNode }) {
  return <MemoryRouter initialEntries={[HOME_PATH]}>{children}</MemoryRouter>;
}
