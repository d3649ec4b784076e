import { useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Avatar.css.ts";

export interface AvatarProps {
  /** The picture's address. Without one, or if it fails to load, a drawn figure is shown. */
  readonly src?: string | undefined;
  /** 32, 44, 64 or 96 px. */
  readonly size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** The player's name; needed where it is not shown next to the picture. */
  readonly label?: string | undefined;
}

/** A player's picture. */
export function Avatar({ src, size = "md", label }: AvatarProps) {
  const [failed, setFailed] = useState("");
  const shown = src && src !== failed;
  return (
    <span className={css.size[size]}>
      {shown ? (
        <img className={css.picture} src={src} alt={label ?? ""} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        <Icon name="user" label={label} />
      )}
    </span>
  );
}
