import { HOME_PATH } from "@livery/product/routes.ts";
import type { SectionProps } from "../../parts/sectionProps.ts";
import { Home } from "./home/Home.tsx";
import { Register } from "./Register.tsx";

/** The section of /index, which the registration's addresses share (RT-005 … RT-007). */
export default function Index({ route }: SectionProps) {
  return route.path === HOME_PATH ? <Home /> : <Register />;
}
