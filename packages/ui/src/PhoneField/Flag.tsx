import { useState } from "react";
import * as css from "./PhoneField.css.ts";

interface FlagProps {
  readonly src: string;
  /** ISO 3166-1 alpha-2; shown if the picture does not load. */
  readonly country: string;
}

/** The flag of a country. It is decoration: the country's name or code is beside it. */
export function Flag({ src, country }: FlagProps) {
  const [failed, setFailed] = useState(false);
  // By its style: the letters are not part of the name of the button that they are in.
  if (failed) return <span className={css.letters} data-letters={country} aria-hidden="true" />;
  return (
    <img
      className={css.flag}
      src={src}
      alt=""
      width={22}
      height={16}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
