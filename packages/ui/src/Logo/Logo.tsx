import { Link } from "../Link/Link.tsx";
import * as css from "./Logo.css.ts";
import { LogoMark } from "./LogoMark.tsx";

export interface LogoProps {
  /** The address of the logo's image. */
  readonly src: string;
  /** The brand's name, written beside the image in the brand's own font. */
  readonly name: string;
  /** The surface behind it. */
  readonly on: keyof typeof css.nameOn;
  /** The link's address; without it the logo is not a link. */
  readonly href?: string | undefined;
  /** With `href`: the link's name, for example "Clover, home". It begins with the visible name. */
  readonly label?: string | undefined;
}

/** The brand's logo: its image and its name. */
export function Logo({ src, name, on, href, label }: LogoProps) {
  const sign = (
    <>
      <LogoMark src={src} alt="" />
      <span className={`${css.name} ${css.nameOn[on]}`}>{name}</span>
    </>
  );
  if (!href) return <span className={css.logo}>{sign}</span>;
  return (
    <Link className={css.logo} href={href} aria-label={label}>
      {sign}
    </Link>
  );
}
