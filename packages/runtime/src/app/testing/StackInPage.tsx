import type { Member } from "@livery/platform/calls/memberInfo.ts";
import type { Send } from "@livery/platform/createSend.ts";
import type { GateContext } from "@livery/product/gate.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { LinkContext } from "@livery/ui/Link/LinkContext.ts";
import { createStore, Provider } from "jotai";
import { type ReactNode, Suspense, use, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { TextsContext, useTexts } from "../../i18n/TextsContext.ts";
import { platformFlagsAtom } from "../../site/platformFlags.ts";
import { sendAtom } from "../../site/send.ts";
import { sessionAtom } from "../../session/session.ts";
import { SiteContext } from "../../site/SiteContext.ts";
import { DialogStack } from "../DialogStack.tsx";
import type { DialogSections } from "../dialogSections.ts";
import { RouterAnchor } from "../RouterAnchor.tsx";
import { textsOf } from "../textsOf.ts";

interface StackInPageProps {
  readonly site: SiteConfig;
  readonly send: Send;
  /** Who is logged in; nobody when left out. */
  readonly member?: Member | undefined;
  /** What the platform says of the member's contracts. */
  readonly flags?: GateContext["flags"];
  /** The code of the dialogs, by section, and of those that are not built yet by id. */
  readonly sections: DialogSections;
  /** The page below. */
  readonly children: ReactNode;
}

/** A page with the stack of dialogs over it, and dialogs of the caller's own. For stories. */
export function StackInPage({ site, send, member, flags, sections, children }: StackInPageProps) {
  const [store] = useState(() => {
    const own = createStore();
    own.set(sendAtom, send);
    if (member) own.set(sessionAtom, { state: "in", token: "story", member });
    if (flags) own.set(platformFlagsAtom, flags);
    return own;
  });
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <TextsContext value={textsOf(site)}>
          <Suspense>
            <MemoryRouter initialEntries={["/promotions", "/index"]} initialIndex={1}>
              <LinkContext value={RouterAnchor}>
                <CoreTexts>
                  <main tabIndex={-1}>{children}</main>
                  <DialogStack sections={sections} />
                </CoreTexts>
              </LinkContext>
            </MemoryRouter>
          </Suspense>
        </TextsContext>
      </SiteContext>
    </Provider>
  );
}

function CoreTexts({ children }: { readonly children: ReactNode }) {
  use(useTexts().load("core"));
  return children;
}
