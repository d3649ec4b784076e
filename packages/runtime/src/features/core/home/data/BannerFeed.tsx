import type { Banner } from "@livery/platform/calls/announcements.ts";
import { useEffect } from "react";
import { homeBanners } from "../heroTiles.ts";
import { useAnnouncements } from "./useAnnouncements.ts";

export interface BannerFeedProps {
  readonly onBanners: (banners: readonly Banner[]) => void;
}

/** Hands the platform's banners to the first screen, which was there long before them; none where there is no answer. */
export function BannerFeed({ onBanners }: BannerFeedProps) {
  const { data, failed } = useAnnouncements();
  useEffect(() => {
    if (data) onBanners(homeBanners(data.banners));
    else if (failed) onBanners([]);
  }, [data, failed, onBanners]);
  return null;
}
