import { brandsPlugin } from "@livery/pack/brandsPlugin.ts";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { scenePictures } from "./scenePictures.ts";

/** Fixes one brand and mode for all stories in a test run; by default the tests vary both. */
const matrix = {
  brand: process.env["LIVERY_MATRIX_BRAND"] ?? "",
  mode: process.env["LIVERY_MATRIX_MODE"] ?? "",
};

const config: StorybookConfig = {
  stories: ["../packages/{ui,runtime}/src/**/*.stories.tsx", "./*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), brandsPlugin({ pictures: scenePictures() })],
    define: { ...vite.define, __LIVERY_MATRIX__: JSON.stringify(matrix) },
  }),
};

export default config;
