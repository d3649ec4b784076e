import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useOwnText } from "../site/language.ts";
import { useSite } from "../site/SiteContext.ts";
import { headOfPage } from "./pageFacts.ts";

/**
 * Sets each page's own description and canonical address. The document as served has neither a canonical address nor a
 * page's description, because every address gets the same one.
 */
export function PageHead() {
  const { t } = useTranslation("menu");
  const site = useSite();
  const read = useOwnText();
  const { pathname, search } = useLocation();
  const { about, canonical, missing } = headOfPage({ pathname, search }, site);
  const description = about === undefined ? read(site.description) : t(`about.${about}`, { name: read(site.name) });
  useEffect(() => {
    put("meta[name=description]", "meta", { name: "description", content: description });
    put("link[rel=canonical]", "link", canonical !== undefined && { rel: "canonical", href: canonical });
    put("meta[name=robots]", "meta", missing && { name: "robots", content: "noindex" });
  }, [description, canonical, missing]);
  return null;
}

/** Makes an element of the head have these attributes, or removes it. */
function put(selector: string, name: "meta" | "link", attributes: Readonly<Record<string, string>> | false): void {
  const found = document.head.querySelector(selector);
  if (!attributes) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
}
