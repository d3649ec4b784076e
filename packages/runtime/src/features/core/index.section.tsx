import { Home } from "./home/Home.tsx";

/** The section of /index, which the registration's addresses share: there its form opens over home (RT-005 … RT-007). */
export default function Index() {
  return <Home />;
}
