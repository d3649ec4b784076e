import type { Banner } from "@livery/platform/calls/announcements.ts";
import type { DialogProps } from "@livery/ui/Dialog/Dialog.tsx";
import type { DialogOfSection } from "@livery/product/dialogs.ts";

type Picture = NonNullable<DialogProps["picture"]>;

/** The groups of the announcements whose banners are shown beside the forms (MO-014, MO-015). */
const groups = {
  login: "w_login",
  register: "w_register",
  forgotPassword: "w_login",
  freePlay: "w_login",
} as const satisfies Record<DialogOfSection<"auth">, string>;

/** What stands beside a form: the platform's banner for it at the address that `picture` gives it, else the brand's own. */
export function authPicture(
  kind: DialogOfSection<"auth">,
  banners: readonly Banner[],
  own: Picture,
  picture: (address: string) => string,
): Picture {
  const banner = banners.find(({ group }) => group === groups[kind]);
  if (!banner) return own;
  const { title, eyebrow } = banner;
  return { src: picture(banner.picture), ...(title && { title }), ...(eyebrow && { eyebrow }) };
}
