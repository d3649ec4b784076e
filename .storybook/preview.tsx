import { IconSpriteContext } from "@livery/ui/Icon/IconSpriteContext.ts";
import { StoryArtContext } from "@livery/ui/stories/StoryArtContext.ts";
import "@livery/ui/global.css.ts";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { brands } from "virtual:livery/brands";
import { applySetting } from "./applySetting.ts";
import { storyArt } from "./storyArt.ts";
import { scenes } from "./scenes.ts";
import { SettingContext } from "./SettingContext.ts";
import { type ExpectedErrors, expectErrors, watchErrors } from "./storyErrors.ts";
import { settingOf } from "./storyGlobals.ts";

// A machine that runs all tests at once may be slow; waiting ends as soon as what is waited for is there.
configure({ asyncUtilTimeout: 15_000 });

const locales = [...new Set(brands.flatMap(({ site }) => site.locales))];

const withBrand: Decorator = (Story, context) => {
  const setting = settingOf(context);
  applySetting(setting, context.parameters["root"] as Record<string, string> | undefined);
  return (
    <IconSpriteContext value={setting.brand.site.assets.icons}>
      <StoryArtContext value={storyArt(setting.brand.site, setting.mode)}>
        <SettingContext value={setting}>
          {/* another language or brand begins the story anew: its texts are read when it is first drawn */}
          <Story key={`${setting.brand.id} ${setting.mode} ${setting.contrast} ${setting.locale} ${setting.scene}`} />
        </SettingContext>
      </StoryArtContext>
    </IconSpriteContext>
  );
};

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
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
      description: "Brand: tokens, layout, flags and texts of a folder of brands/",
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
          { value: "brand", title: "Mode of the brand" },
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: "Contrast, as a visitor may ask their system for",
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
        items: [{ value: "brand", title: "Locale of the brand" }, ...locales.map((value) => ({ value, title: value }))],
        dynamicTitle: true,
      },
    },
    scene: {
      description: "Who is looking, and how the platform stands: the answers that the site is shown with",
      toolbar: {
        title: "Who is looking",
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
  beforeEach: watchErrors,
  afterEach: ({ parameters }) => expectErrors(parameters["expectedErrors"] as ExpectedErrors | undefined),
};

export default preview;
