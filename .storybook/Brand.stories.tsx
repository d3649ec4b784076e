import { textLanguagesOf } from "@livery/product/languages.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { GameCardSkeleton } from "@livery/ui/GameCard/GameCardSkeleton.tsx";
import { GameGrid } from "@livery/ui/GameGrid/GameGrid.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { SectionHeading } from "@livery/ui/SectionHeading/SectionHeading.tsx";
import { StoryGame } from "@livery/ui/stories/StoryGame.tsx";
import { storyTexts } from "@livery/ui/stories/texts.ts";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { brands } from "virtual:livery/brands";
import { applySetting } from "./applySetting.ts";
import { siteIn } from "./siteIn.ts";
import { chosenSetting } from "./storyGlobals.ts";

const meta: Meta = { title: "Brand", tags: ["!autodocs"] };
export default meta;

const swatches = ["bg", "surface", "inset", "line", "ink", "ink-2", "brand", "brand-soft", "accent", "pos", "neg"];

/** The brand at a glance: palette, type, controls, cards. */
export const Kit: StoryObj = {
  render: () => {
    const texts = storyTexts();
    return (
      <main style={{ display: "grid", gap: 24, maxWidth: 1312 }}>
        <ul
          style={{
            display: "flex",
            flexWrap: "wrap",
            width: "max-content",
            border: "1px solid var(--color-line-strong)",
          }}
        >
          {swatches.map((name) => (
            <li key={name} title={name} style={{ width: 44, height: 44, background: `var(--color-${name})` }} />
          ))}
        </ul>
        <SectionHeading title={texts.hot} number={1} eyebrow="Most Played" more={{ href: "/hot", label: texts.more }} />
        <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
          <Button>{texts.signUp}</Button>
          <Button variant="ghost">{texts.browse}</Button>
          <Button variant="soft">{texts.more}</Button>
          <Button loading>{texts.signUp}</Button>
          <Button disabled>{texts.signUp}</Button>
          <Tag>{texts.playMoney}</Tag>
        </div>
        <GameGrid label={texts.hot}>
          {[0, 1, 2, 3, 4].map((index) => (
            <StoryGame key={index} index={index} maintenance={index === 3 ? texts.maintenance : undefined} />
          ))}
          <GameCardSkeleton />
        </GameGrid>
        <Panel padded>
          <p>{texts.noticeText}</p>
        </Panel>
      </main>
    );
  },
};

/** What the config compiles to in addition to tokens: features, switches, layout. */
export const Flags: StoryObj = {
  render: (_, { globals }) => {
    const { site } = chosenSetting(globals as { brand: string; mode: string; locale: string }).brand;
    return (
      <main style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))" }}>
        <FlagTable title="features" flags={site.features} />
        <FlagTable title="switches" flags={site.switches} />
        <FlagTable title="layout" flags={site.layout} />
      </main>
    );
  },
};

function FlagTable({ title, flags }: { readonly title: string; readonly flags: object }) {
  return (
    <table style={{ borderSpacing: "12px 4px", fontSize: 14, alignSelf: "start", textAlign: "left" }}>
      <caption style={{ textAlign: "left", fontWeight: 700 }}>{title}</caption>
      <tbody>
        {Object.entries(flags).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ fontWeight: 400 }}>
              {name}
            </th>
            <td>{String(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Chooses each brand in turn; the button must have the background that the brand's own stylesheet defines. */
export const ChosenBrand: StoryObj = {
  name: "BR-011a choosing another brand gives the button that brand's background",
  render: () => <Button>{storyTexts().signUp}</Button>,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    const painted = brands.map((brand) => {
      applySetting(chosenSetting({ brand: brand.id, mode: "brand", locale: "brand" }));
      const probe = document.createElement("i");
      probe.style.background = "var(--btn-bg)";
      canvasElement.append(probe);
      const token = background(probe);
      probe.remove();
      return { token, button: background(button) };
    });
    for (const { token, button: seen } of painted) await expect(seen).toBe(token);
    await expect(new Set(painted.map(({ button: seen }) => seen)).size).toBe(brands.length);
  },
};

/** Chooses each brand in turn, in its default language and in each language that it is translated into. */
export const ChosenFlags: StoryObj = {
  name: "BR-011b BR-011c another brand changes the site's flags and language, another locale changes only the language",
  render: () => <p>{storyTexts().signUp}</p>,
  play: async () => {
    const seen = brands.map((brand) => {
      const own = chosenSetting({ brand: brand.id, mode: "brand", locale: "brand" });
      applySetting(own);
      const locales = textLanguagesOf(brand.site.locales).map((locale) => {
        const setting = chosenSetting({ brand: brand.id, mode: "brand", locale });
        applySetting(setting);
        const texts = storyTexts().signUp;
        return { locale, texts, lang: document.documentElement.lang, site: siteIn(setting) };
      });
      return { brand, site: siteIn(own), locales };
    });
    for (const { brand, site, locales } of seen) {
      await expect(site).toEqual({ ...brand.site, mode: site.mode, defaultLanguage: brand.site.defaultLanguage });
      for (const { locale, lang, site: shown } of locales) {
        await expect([lang, shown.defaultLanguage]).toEqual([locale, locale]);
        await expect([shown.features, shown.switches]).toEqual([brand.site.features, brand.site.switches]);
      }
      await expect(new Set(locales.map(({ texts }) => texts)).size).toBe(locales.length);
    }
    const flags = seen.map(({ site }) => JSON.stringify([site.features, site.switches]));
    await expect(new Set(flags).size).toBe(brands.length);
  },
};

export const ChosenLocale: StoryObj = {
  name: "Choosing a locale starts the site in it, if the brand offers it",
  render: () => <p>{storyTexts().home}</p>,
  play: async () => {
    for (const { id, site } of brands) {
      const begun = [...site.locales, "brand", "xx"].map((locale) => {
        const setting = chosenSetting({ brand: id, mode: "brand", locale });
        return siteIn(setting).defaultLanguage;
      });
      await expect(begun).toEqual([...site.locales, site.defaultLanguage, site.defaultLanguage]);
    }
  },
};

/** The painted background, once transitions have finished. */
function background(element: Element): string {
  for (const animation of element.getAnimations()) animation.finish();
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return `${backgroundColor} ${backgroundImage}`;
}
