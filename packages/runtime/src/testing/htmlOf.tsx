import type { Send } from "@livery/platform/createSend.ts";
import type { TextLanguage } from "@livery/product/languages.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { IconSpriteContext } from "@livery/ui/Icon/IconSpriteContext.ts";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { createTexts } from "../i18n/createTexts.ts";
import { TextsContext } from "../i18n/TextsContext.ts";
import { sendAtom } from "../site/send.ts";
import { SiteContext } from "../site/SiteContext.ts";
import { fakeSend } from "./fakeSend.ts";
import { testSite } from "./testSite.ts";

interface Drawn {
  readonly site?: Partial<SiteConfig>;
  readonly language?: TextLanguage;
  /** The platform; by default it answers nothing. */
  readonly send?: Send;
}

const locales = import.meta.glob<object>(
  ["../i18n/locales/*/*.json", "../member/panes/*/*.json", "../agent/panes/*/*.json"],
  { eager: true, import: "default" },
);

/** Every text file of a language, with its name. */
export function ownTexts(language: TextLanguage): readonly (readonly [file: string, texts: object])[] {
  return Object.entries(locales).flatMap(([path, texts]) => {
    const pane = /(\w+)\/panes\/(\w+)\/(\w+)\.json$/u.exec(path);
    const [, folder, file] = pane
      ? [path, pane[3], `${pane[1]}/${pane[2]}`]
      : (/(\w+)\/(\w+)\.json$/u.exec(path) ?? []);
    return folder === language && file !== undefined ? [[file, texts]] : [];
  });
}

/** The first render of a part of the site as HTML, without a browser, with the texts of a language. */
export function htmlOf(part: ReactNode, { site, language = "en", send = fakeSend({}).send }: Drawn = {}): string {
  const shown = testSite(site);
  const texts = createTexts(shown, language);
  for (const [file, own] of ownTexts(language)) texts.i18n.addResourceBundle(language, file, own);
  const store = createStore();
  store.set(sendAtom, send);
  return renderToStaticMarkup(
    <Provider store={store}>
      <SiteContext value={shown}>
        <TextsContext value={texts}>
          <IconSpriteContext value={shown.assets.icons}>
            <MemoryRouter>{part}</MemoryRouter>
          </IconSpriteContext>
        </TextsContext>
      </SiteContext>
    </Provider>,
  );
}

/** The address and text of each link in some HTML. */
export function linksIn(html: string): readonly (readonly [href: string, text: string])[] {
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gsu)];
  return links.map(([, href = "", inside = ""]) => [href, inside.replaceAll(/<[^>]*>/gu, "")]);
}
