import { Home } from "./Home.tsx";

/** Home: /index, and the registration's addresses, which open their dialog over it (RT-005 … RT-007). */
export default function Index() {
  return <Home />;
}
