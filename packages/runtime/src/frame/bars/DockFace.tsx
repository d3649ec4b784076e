import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import type { ReactNode } from "react";
import * as css from "./RightBar.css.ts";

/** The look of an entry of the right bar. */
export function DockFace({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <>
      <span className={css.icon}>
        <Icon name={icon} />
      </span>
      <span className={css.label}>{children}</span>
    </>
  );
}
