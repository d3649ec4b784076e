import { Logo } from "@livery/ui/Logo/Logo.tsx";
import { LanguageMenu } from "../../../parts/LanguageMenu.tsx";
import { useLanguage } from "../../../state/language.ts";
import { useSite } from "../../../state/SiteContext.ts";

/** Whose site this is, and the language. */
export function ClosedHead() {
  const { name, assets } = useSite();
  const { language } = useLanguage();
  return (
    <>
      <Logo src={assets.logo} name={name[language]} />
      <LanguageMenu />
    </>
  );
}
