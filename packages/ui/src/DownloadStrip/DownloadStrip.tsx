import type { ReactNode } from "react";
import { Banner, type BannerProps } from "../Banner/Banner.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import type { IconName } from "../Icon/iconNames.ts";
import * as css from "./DownloadStrip.css.ts";

export interface DownloadStripProps extends Pick<BannerProps, "title" | "text" | "art" | "level"> {
  /** The code that a phone reads from a desk's screen; phones do not show it. */
  readonly qr?: { readonly src: string; readonly label: string };
  /** Where the app is: the first is the main way. */
  readonly stores: readonly { readonly href: string; readonly label: string; readonly icon: IconName }[];
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The way to the app: its stores, and a code for who sits at a desk. */
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
