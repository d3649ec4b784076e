import type { Banner } from "@livery/platform/calls/announcements.ts";
import { useEffect } from "react";
import { homeBanners } from "../heroTiles.ts";
import { useAnnouncements } from "../../kit/announcements/useAnnouncements.ts";

export interface BannerFeedProps {
  readonly onBanners: (banners: readonly Banner[]) => void;
}

/** Passes the platform's banners to the hero, which is visible before they load. If they fail, it passes none. */
export function BannerFeed({ onBanners }: BannerFeedProps) {
  const { data, failed } = useAnnouncements();
  useEffect(() => {
    if (data) onBanners(homeBanners(data.banners));
    else if (failed) onBanners([]);
  }, [data, failed, onBanners]);
  return null;
}
