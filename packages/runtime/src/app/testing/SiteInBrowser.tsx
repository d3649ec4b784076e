import { type ReactNode, useState } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { SiteApp, type SiteAppProps } from "../SiteApp.tsx";

interface SiteInBrowserProps extends Omit<SiteAppProps, "router"> {
  /** The addresses that the visitor has come by; the site begins at the last one. */
  readonly visited: readonly string[];
}

/** The whole site below a button that shows its address and leads back, as a browser does. For stories. */
export function SiteInBrowser({ visited, ...site }: SiteInBrowserProps) {
  const [router] = useState(() => browserWith(visited));
  return <SiteApp {...site} router={router} />;
}

function browserWith(visited: readonly string[]) {
  return function Browser({ children }: { readonly children: ReactNode }) {
    return (
      <MemoryRouter initialEntries={[...visited]}>
        <AddressBar />
        {children}
      </MemoryRouter>
    );
  };
}

function AddressBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      {pathname}
    </button>
  );
}
