import type { Banner } from "@livery/platform/calls/announcements.ts";
import { classNames } from "@livery/ui/classNames.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../i18n/useTranslation.ts";
import { namesBreakAtom } from "../kit/account/breakFromPlay.ts";
import { pageLink } from "../kit/links/pageLink.ts";
import { usePicture } from "../kit/pictures/usePicture.ts";
import { announcementsAtom } from "../kit/data/announcements.ts";
import { announcementTypes } from "../kit/data/announcementTypes.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./AuthBanners.css.ts";
import { authGroups } from "./authPicture.ts";

interface AuthBannersProps {
  readonly form: "login" | "register";
  /** On a desktop the first banner is the picture beside the form. */
  readonly besideForm?: boolean | undefined;
}

/**
 * The platform's banners for a form, above it (MO-014, MO-015). Their place is kept while they load, so that the form does
 * not move; without any there is no gap. None invites a member who takes a break (CO-024).
 */
export function AuthBanners({ form, besideForm = false }: AuthBannersProps) {
  const { t } = useTranslation("auth");
  const { data, isPending } = useAtomValue(announcementsAtom(announcementTypes(useSite())));
  const isOnBreak = useAtomValue(namesBreakAtom);
  const look = classNames(css.banners, besideForm && css.firstBeside);
  if (isOnBreak) return null;
  if (isPending)
    return (
      <div className={look} aria-hidden="true">
        <div className={css.waiting}>
          <Skeleton shape="fill" />
        </div>
      </div>
    );
  const banners = data?.banners.filter(({ group }) => group === authGroups[form]) ?? [];
  if (banners.length === 0) return null;
  return (
    <ul
      className={look}
      aria-label={t("banners")}
      // Several banners scroll sideways, which keys can do only with the focus. Lint allows no `tabIndex` on a list.
      {...(banners.length > 1 && { tabIndex: 0 })}
    >
      {banners.map((banner) => (
        <li key={banner.id} className={css.banner}>
          <Content banner={banner} />
        </li>
      ))}
    </ul>
  );
}

function Content({ banner: { phonePicture, title, text, link } }: { readonly banner: Banner }) {
  const { features } = useSite();
  const picture = usePicture();
  const href = pageLink(link, features);
  return (
    <>
      <img className={css.picture} src={picture(phonePicture)} alt="" />
      <span className={css.words}>
        <strong className={css.title}>{href ? <Link href={href}>{title}</Link> : title}</strong>
        {text && <span className={css.text}>{text}</span>}
      </span>
    </>
  );
}
