import type { Banner } from "@livery/platform/calls/announcements.ts";
import type { DialogProps } from "@livery/ui/Dialog/Dialog.tsx";
import type { DialogOfSection } from "@livery/product/dialogs.ts";

type Picture = NonNullable<DialogProps["picture"]>;

/** The group of the banners that each form shows (MO-014, MO-015). */
export const authGroups = {
  login: "w_login",
  register: "w_register",
  forgotPassword: "w_login",
  freePlay: "w_login",
} as const satisfies Record<DialogOfSection<"auth">, string>;

/** The picture beside a form: the platform's banner for it at the address that `picture` gives it, else the brand's own. */
export function authPicture(
  kind: DialogOfSection<"auth">,
  banners: readonly Banner[],
  own: Picture,
  picture: (address: string) => string,
): Picture {
  const banner = banners.find(({ group }) => group === authGroups[kind]);
  if (!banner) return own;
  const { title, eyebrow } = banner;
  return { src: picture(banner.picture), title, eyebrow };
}
