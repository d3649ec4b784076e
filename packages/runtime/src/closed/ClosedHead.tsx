import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { LanguageMenu } from "../kit/LanguageMenu.tsx";
import { useOwnText } from "../site/language.ts";
import { useSite } from "../site/SiteContext.ts";

/** The brand's logo, and the choice of a language. */
export function ClosedHead() {
  const { name, assets } = useSite();
  const read = useOwnText();
  return (
    <>
      <Logo src={assets.logo} name={read(name)} on="bg" />
      <LanguageMenu />
    </>
  );
}
