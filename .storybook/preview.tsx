import { IconSpriteContext } from "@livery/ui/Icon/IconSpriteContext.ts";
import { StoryArtContext } from "@livery/ui/stories/StoryArtContext.ts";
import "@livery/ui/global.css.ts";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { brands } from "virtual:livery/brands";
import { applySetting } from "./applySetting.ts";
import { CheckedPart } from "./CheckedPart.ts";
import { storyArt } from "./storyArt.ts";
import { scenes } from "./scenes.ts";
import { SettingContext } from "./SettingContext.ts";
import { type ExpectedErrors, expectErrors, watchErrors } from "./storyErrors.ts";
import { settingOf } from "./storyGlobals.ts";

configure({
  // A machine that runs all tests at once may be slow; waiting ends as soon as the element appears.
  asyncUtilTimeout: 30_000,
  // The usual error prints the whole page, with every attempt of a query that waits, and nobody reads all but the last.
  getElementError: (message) => Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
});

const locales = [...new Set(brands.flatMap(({ site }) => site.locales))];

const withBrand: Decorator = (Story, context) => {
  const setting = settingOf(context);
  applySetting(setting, context.parameters["root"] as Record<string, string> | undefined);
  return (
    <IconSpriteContext value={setting.brand.site.assets.icons}>
      <StoryArtContext value={storyArt(setting.brand.site, setting.mode)}>
        <SettingContext value={setting}>
          {/* another language or brand remounts the story, because its texts are read on the first render */}
          <Story key={`${setting.brand.id} ${setting.mode} ${setting.contrast} ${setting.locale} ${setting.scene}`} />
        </SettingContext>
      </StoryArtContext>
    </IconSpriteContext>
  );
};

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    // Without every node that passed: those results are megabytes per story.
    a11y: { test: "error", context: new CheckedPart(), options: { resultTypes: ["violations", "incomplete"] } },
    layout: "padded",
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          "Brand",
          "Site",
          "Foundations",
          "Actions",
          "Forms",
          "Content",
          "Games",
          "Home",
          "Account",
          "States",
          "Overlays",
        ],
      },
    },
  },
  globalTypes: {
    brand: {
      description: "Brand: tokens, layout, flags and texts from its folder in brands/",
      toolbar: {
        title: "Brand",
        icon: "paintbrush",
        items: brands.map(({ id }) => ({ value: id, title: id })),
        dynamicTitle: true,
      },
    },
    mode: {
      description: "Mode",
      toolbar: {
        title: "Mode",
        icon: "mirror",
        items: [
          { value: "brand", title: "The brand's mode" },
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: "Contrast, as set in the visitor's system",
      toolbar: {
        title: "Contrast",
        icon: "contrast",
        items: [
          { value: "normal", title: "Contrast" },
          { value: "more", title: "More contrast" },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: "Locale",
      toolbar: {
        title: "Locale",
        icon: "globe",
        items: [{ value: "brand", title: "The brand's locale" }, ...locales.map((value) => ({ value, title: value }))],
        dynamicTitle: true,
      },
    },
    scene: {
      description: "Visitor and state of the platform: the recorded responses that the site gets",
      toolbar: {
        title: "Visitor",
        icon: "user",
        items: scenes.map(({ id, title }) => ({ value: id, title })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    brand: brands[0]?.id ?? "",
    mode: "brand",
    contrast: "normal",
    locale: "brand",
    scene: scenes[0].id,
  },
  decorators: [withBrand],
  // Storybook sends every event inside of an `act` of React that it does not await: a page that suspends in it is never
  // shown, and React logs an error. Here events come as a browser sends them, and a story waits for what follows.
  beforeAll: () => configure({ eventWrapper: (send) => send() }),
  beforeEach: () => {
    // What one story keeps, such as the wait for another code or the last username, would change the next one.
    sessionStorage.clear();
    for (const name of document.cookie.match(/login[^=]*(?==)/gu) ?? [])
      // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is missing in Firefox and Safari
      document.cookie = `${name}=; Max-Age=0; Path=/`;
    return watchErrors();
  },
  afterEach: ({ parameters }) => expectErrors(parameters["expectedErrors"] as ExpectedErrors | undefined),
};

export default preview;
