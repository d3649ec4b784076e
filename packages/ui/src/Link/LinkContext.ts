import { type ComponentProps, createContext, type ElementType } from "react";

/** The props of a link component: an anchor's attributes, with `href` required. */
export interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
}

/**
 * The component that renders links inside the site. The runtime provides its router's link once; the default is a plain
 * anchor, so that ui needs no router and works in stories.
 */
export const LinkContext = createContext<ElementType<LinkProps>>("a");
