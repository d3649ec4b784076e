import { useState } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as css from "./Avatar.css.ts";

export interface AvatarProps {
  /** The address of the picture; without it, and where it does not come, a drawn figure stands there. */
  readonly src?: string | undefined;
  /** 32, 44, 64 or 96 px. */
  readonly size?: "sm" | "md" | "lg" | "xl";
  /** Whose face it is, where no name stands beside it. */
  readonly label?: string;
}

/** The face of a player. */
export function Avatar({ src, size = "md", label }: AvatarProps) {
  const [failed, setFailed] = useState("");
  const shown = src && src !== failed;
  return (
    <span className={css.size[size]}>
      {shown ? (
        <img className={css.picture} src={src} alt={label ?? ""} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        <Icon name="user" {...(label !== undefined && { label })} />
      )}
    </span>
  );
}
