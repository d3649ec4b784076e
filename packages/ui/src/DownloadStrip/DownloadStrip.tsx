import type { ReactNode } from "react";
import { Banner, type BannerProps } from "../Banner/Banner.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./DownloadStrip.css.ts";

export interface DownloadStripProps extends Pick<BannerProps, "title" | "text" | "art" | "level"> {
  /** The code that a phone scans from a desktop's screen; phones do not show it. */
  readonly qr?: { readonly src: string; readonly label: string } | undefined;
  /** Where to get the app; the first is the main link. */
  readonly stores: readonly { readonly href: string; readonly label: string; readonly icon: IconName }[];
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Links to the app's stores, and a QR code for desktop visitors. */
export function DownloadStrip({ qr, stores, children, ...banner }: DownloadStripProps) {
  return (
    <Banner
      {...banner}
      aside={
        qr && (
          <figure className={css.code}>
            <img className={css.image} src={qr.src} alt={qr.label} loading="lazy" width={120} height={120} />
          </figure>
        )
      }
    >
      {stores.map(({ href, label, icon }, index) => (
        <ButtonLink key={href + label} href={href} icon={icon} variant={index === 0 ? "primary" : "ghost"}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </Banner>
  );
}
