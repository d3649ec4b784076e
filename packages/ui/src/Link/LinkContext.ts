import { type ComponentProps, createContext, type ElementType } from "react";

/** What a link component gets: the attributes of an anchor, with the address always there. */
export interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
}

/**
 * What a link inside the site is made of. The runtime puts its router's link here once; without it a plain anchor
 * stands, so that ui knows no router and works in a story as it is.
 */
export const LinkContext = createContext<ElementType<LinkProps>>("a");
