import { previewPicture } from "@livery/pack/pictures/previewPicture.ts";
import { HOME_PATH } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { SiteAt } from "@livery/runtime/app/SiteAt.tsx";
import { AllInViewContext } from "@livery/runtime/kit/page/useInView.ts";
import { type PictureAddress, PictureContext } from "@livery/runtime/kit/pictures/PictureContext.ts";
import type { StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { type ScenePlatform, openScene } from "./sceneSend.ts";
import { useSetting } from "./SettingContext.ts";
import { siteIn } from "./siteIn.ts";

interface SceneSiteProps {
  /** The path that the site starts at. */
  readonly path?: string | undefined;
  /** A site and platform that a test prepared; they replace the toolbar's scene. */
  readonly prepared?: { readonly site: SiteConfig; readonly platform: ScenePlatform };
}

/** The real site of the toolbar's brand; the toolbar's scene provides the platform's responses. */
export function SceneSite({ path = HOME_PATH, prepared }: SceneSiteProps) {
  const setting = useSetting();
  const [{ site, platform }] = useState(() => {
    if (prepared) return prepared;
    const own = siteIn(setting);
    return { site: own, platform: openScene({ scene: setting.scene, site: own }) };
  });
  const [picture] = useState((): PictureAddress => (address, mode) => previewPicture(address, site.id, mode));
  return (
    <PictureContext value={picture}>
      {/* tests need the whole page loaded, however small the window is */}
      <AllInViewContext value={prepared !== undefined}>
        <SiteAt path={path} site={site} send={platform.send} />
      </AllInViewContext>
    </PictureContext>
  );
}

export type SiteStory = StoryObj<typeof SceneSite>;
/** What a story's `play` gets. */
export type SiteStoryContext = Parameters<NonNullable<SiteStory["play"]>>[0];
