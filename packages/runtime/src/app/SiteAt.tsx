import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { SiteApp, type SiteAppProps } from "./SiteApp.tsx";

export interface SiteAtProps extends Omit<SiteAppProps, "router"> {
  /** The address that the site starts at, with its query. */
  readonly path: string;
}

/** The whole site of one brand, started at one of its pages; the browser's address does not change. For stories. */
export function SiteAt({ path, ...site }: SiteAtProps) {
  const [router] = useState(() => routerFrom(path));
  return <SiteApp {...site} router={router} />;
}

function routerFrom(path: string) {
  return function PageRouter({ children }: { readonly children: ReactNode }) {
    return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
  };
}
