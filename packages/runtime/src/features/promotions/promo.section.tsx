import { Promotions } from "./Promotions.tsx";

/** Every promotion of the platform: /promotions (RT-026). */
export default function PromotionsSection() {
  return <Promotions />;
}
