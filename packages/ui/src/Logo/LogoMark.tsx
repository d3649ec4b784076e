import * as css from "./Logo.css.ts";

interface LogoMarkProps {
  /** The address of the logo's image. */
  readonly src: string;
  readonly alt: string;
}

/** The image of the brand's logo, on the brand's plate if it has one. Use it alone only on a surface of `Logo`. */
export function LogoMark({ src, alt }: LogoMarkProps) {
  return (
    <span className={css.mark}>
      <img className={css.picture} src={src} alt={alt} width={26} height={26} />
    </span>
  );
}
