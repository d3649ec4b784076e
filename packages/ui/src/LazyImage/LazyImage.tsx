import type { ComponentProps } from "react";
import { useNear } from "../useNear.ts";

/** A picture that loads when it comes near the window. A component of its own, so that only it renders again then. */
export function LazyImage({ src, alt, ...rest }: ComponentProps<"img"> & { readonly alt: string }) {
  const { ref, near } = useNear<HTMLImageElement>();
  return <img {...rest} ref={ref} src={near ? src : undefined} alt={alt} />;
}
